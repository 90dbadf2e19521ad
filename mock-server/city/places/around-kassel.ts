import type { GazetteerPlace } from './gazetteer-place';
import { inTown } from './neighbourhoods';
import { address, germanTown, place } from './notation';

const ahnatal = inTown('Ahnatal', '34292', 'Weimar');
const altenbauna = inTown('Baunatal', '34225', 'Altenbauna');
const rengershausen = inTown('Baunatal', '34225', 'Rengershausen');
const guntershausen = inTown('Baunatal', '34225', 'Guntershausen');
const calden = inTown('Calden', '34379');
const espenau = inTown('Espenau', '34314', 'Hohenkirchen');
const fuldabrueck = inTown('Fuldabrück', '34277', 'Dörnhagen');
const fuldatal = inTown('Fuldatal', '34233', 'Ihringshausen');
const fritzlar = inTown('Fritzlar', '34560');
const hannMuenden = inTown('Hann. Münden', '34346', null, 'NI');
const hofgeismar = inTown('Hofgeismar', '34369');
const kaufungen = inTown('Kaufungen', '34260', 'Oberkaufungen');
const niederkaufungen = inTown('Kaufungen', '34260', 'Niederkaufungen');
const lohfelden = inTown('Lohfelden', '34253', 'Crumbach');
const melsungen = inTown('Melsungen', '34212');
const niestetal = inTown('Niestetal', '34266', 'Sandershausen');
const schauenburg = inTown('Schauenburg', '34270', 'Hoof');
const vellmar = inTown('Vellmar', '34246', 'Niedervellmar');
const obervellmar = inTown('Vellmar', '34246', 'Obervellmar');
const wolfhagen = inTown('Wolfhagen', '34466');

/** Places and houses in the towns around Kassel. */
export const aroundKassel: readonly GazetteerPlace[] = [
  place('airport', 'Kassel Airport', 'Fieseler-Storch-Straße 40', calden, 51.4172, 9.385),
  place('castle', 'Schloss Wilhelmsthal', 'Schloss Wilhelmsthal', calden, 51.3964, 9.4104),
  place('city_hall', 'Rathaus Calden', 'Holländische Straße 35', calden, 51.408, 9.402),
  place('corporate_office', 'Volkswagen Werk Kassel', 'Dr.-Rudolf-Leiding-Platz 1', altenbauna, 51.2575, 9.431),
  place('city_hall', 'Rathaus Baunatal', 'Marktplatz 14', altenbauna, 51.2583, 9.4152),
  place('convention_center', 'Stadthalle Baunatal', 'Friedrich-Ebert-Allee 1', altenbauna, 51.2577, 9.4139),
  place('stadium', 'Parkstadion Baunatal', 'Altenritter Straße', altenbauna, 51.2557, 9.4052),
  place('hotel', 'Hotel Stadt Baunatal', 'Wilhelmshöher Straße 5', altenbauna, 51.2598, 9.4171),
  place('restaurant', 'Brauhaus Knallhütte', 'Knallhütte 1', rengershausen, 51.2468, 9.4542),
  place('train_station', 'Bahnhof Guntershausen', 'Bahnhofstraße', guntershausen, 51.2295, 9.4685),
  place('city_hall', 'Rathaus Vellmar', 'Rathausplatz 1', vellmar, 51.3583, 9.4772),
  place('train_station', 'Bahnhof Vellmar-Obervellmar', 'Bahnhofstraße', obervellmar, 51.3592, 9.4622),
  place('city_hall', 'Rathaus Fuldatal', 'Am Rathaus 9', fuldatal, 51.3518, 9.5343),
  place('train_station', 'Bahnhof Fuldatal-Ihringshausen', 'Veckerhagener Straße', fuldatal, 51.3543, 9.5289),
  place('city_hall', 'Rathaus Niestetal', 'Heiligenröder Straße 70', niestetal, 51.3203, 9.5545),
  place('corporate_office', 'SMA Solar Technology', 'Sonnenallee 1', niestetal, 51.3115, 9.5668),
  place('city_hall', 'Rathaus Lohfelden', 'Lange Straße 20', lohfelden, 51.2722, 9.5388),
  place('city_hall', 'Rathaus Fuldabrück', 'Am Rathaus 2', fuldabrueck, 51.2302, 9.5085),
  place('city_hall', 'Rathaus Kaufungen', 'Leipziger Straße 463', kaufungen, 51.2833, 9.6172),
  place('church', 'Stiftskirche Kaufungen', 'Schulstraße 33', kaufungen, 51.2812, 9.619),
  place('city_hall', 'Rathaus Ahnatal', 'Wilhelmsthaler Straße 3', ahnatal, 51.3665, 9.4035),
  place('city_hall', 'Rathaus Schauenburg', 'Korbacher Straße 300', schauenburg, 51.2835, 9.3452),
  place('city_hall', 'Rathaus Espenau', 'Im Ort 1', espenau, 51.3936, 9.4725),
  place('hotel', 'Waldhotel Schäferberg', 'Wilhelmsthaler Straße 14', espenau, 51.3886, 9.4519),
  place('city_hall', 'Rathaus Hofgeismar', 'Markt 1', hofgeismar, 51.496, 9.3851),
  place('train_station', 'Bahnhof Hofgeismar', 'Bahnhofstraße', hofgeismar, 51.4924, 9.3789),
  place('hospital', 'Kreisklinik Hofgeismar', 'Liebenauer Straße 1', hofgeismar, 51.4977, 9.3797),
  place('castle', 'Sababurg', 'Sababurg 12', hofgeismar, 51.5441, 9.5335),
  place('wildlife_park', 'Tierpark Sababurg', 'Sababurg 1', hofgeismar, 51.5411, 9.5272),
  place('city_hall', 'Rathaus Melsungen', 'Am Markt 1', melsungen, 51.1303, 9.5477),
  place('train_station', 'Bahnhof Melsungen', 'Bahnhofstraße', melsungen, 51.1283, 9.5435),
  place('corporate_office', 'B. Braun Melsungen', 'Carl-Braun-Straße 1', melsungen, 51.1355, 9.5363),
  place('hospital', 'Asklepios Klinikum Melsungen', 'Kasseler Straße 81', melsungen, 51.1377, 9.5478),
  place('city_hall', 'Rathaus Wolfhagen', 'Burgstraße 33-35', wolfhagen, 51.3262, 9.1711),
  place('train_station', 'Bahnhof Wolfhagen', 'Bahnhofstraße', wolfhagen, 51.3237, 9.1783),
  place('hospital', 'Kreisklinik Wolfhagen', 'Am Kleinen Ofenberg 1', wolfhagen, 51.3311, 9.1657),
  place('church', 'Dom St. Peter', 'Dr.-Jestädt-Platz', fritzlar, 51.1315, 9.2732),
  place('train_station', 'Bahnhof Hann. Münden', 'Beethovenstraße', hannMuenden, 51.4116, 9.6577),
  place('city_hall', 'Rathaus Hann. Münden', 'Lotzestraße 2', hannMuenden, 51.4165, 9.6503),

  address('Marktplatz 1', altenbauna, 51.2586, 9.4161),
  address('Heinrich-Nordhoff-Straße 5', altenbauna, 51.2606, 9.4181),
  address('Holländische Straße 10', vellmar, 51.3571, 9.4707),
  address('Veckerhagener Straße 50', fuldatal, 51.3528, 9.5334),
  address('Hannoversche Straße 30', niestetal, 51.3212, 9.5422),
  address('Lange Straße 40', lohfelden, 51.2714, 9.5401),
  address('Leipziger Straße 330', niederkaufungen, 51.2859, 9.5935),
  address('Wilhelmsthaler Straße 20', calden, 51.4063, 9.4027),
  address('Mühlenstraße 10', hofgeismar, 51.4954, 9.3841),
  address('Kasseler Straße 10', melsungen, 51.1327, 9.5479),
  address('Schützeberger Straße 20', wolfhagen, 51.3271, 9.1746),
  address('Lange Straße 20', hannMuenden, 51.4158, 9.6527),
];

/** The towns and villages within an hour of Kassel. */
export const townsAroundKassel: readonly GazetteerPlace[] = [
  germanTown('Baunatal', 'HE', 51.2587, 9.4186),
  germanTown('Vellmar', 'HE', 51.3565, 9.4715),
  germanTown('Lohfelden', 'HE', 51.27, 9.538),
  germanTown('Fuldabrück', 'HE', 51.262, 9.505),
  germanTown('Kaufungen', 'HE', 51.283, 9.6),
  germanTown('Niestetal', 'HE', 51.316, 9.572),
  germanTown('Fuldatal', 'HE', 51.3555, 9.5345),
  germanTown('Ahnatal', 'HE', 51.368, 9.413),
  germanTown('Schauenburg', 'HE', 51.272, 9.345),
  germanTown('Calden', 'HE', 51.408, 9.404),
  germanTown('Espenau', 'HE', 51.392, 9.469),
  germanTown('Habichtswald', 'HE', 51.337, 9.324),
  germanTown('Zierenberg', 'HE', 51.3693, 9.3016),
  germanTown('Immenhausen', 'HE', 51.4273, 9.4802),
  germanTown('Grebenstein', 'HE', 51.4467, 9.4128),
  germanTown('Hofgeismar', 'HE', 51.4961, 9.3851),
  germanTown('Wolfhagen', 'HE', 51.3267, 9.1708),
  germanTown('Bad Emstal', 'HE', 51.2475, 9.2433),
  germanTown('Edermünde', 'HE', 51.2167, 9.4),
  germanTown('Guxhagen', 'HE', 51.2, 9.4767),
  germanTown('Söhrewald', 'HE', 51.2394, 9.5656),
  germanTown('Helsa', 'HE', 51.2567, 9.69),
  germanTown('Hessisch Lichtenau', 'HE', 51.2003, 9.7197),
  germanTown('Witzenhausen', 'HE', 51.3417, 9.8569),
  germanTown('Melsungen', 'HE', 51.13, 9.5472),
  germanTown('Gudensberg', 'HE', 51.1786, 9.3683),
  germanTown('Fritzlar', 'HE', 51.1319, 9.2742),
  germanTown('Homberg (Efze)', 'HE', 51.0322, 9.4056),
  germanTown('Bad Wildungen', 'HE', 51.1203, 9.1244),
  germanTown('Bad Arolsen', 'HE', 51.3794, 9.0142),
  germanTown('Korbach', 'HE', 51.2744, 8.8719),
  germanTown('Eschwege', 'HE', 51.1844, 10.0533),
  germanTown('Bad Hersfeld', 'HE', 50.8683, 9.7069),
  germanTown('Hann. Münden', 'NI', 51.4158, 9.6511),
  germanTown('Warburg', 'NW', 51.4886, 9.1461),
  germanTown('Fulda', 'HE', 50.5558, 9.6808),
  germanTown('Marburg', 'HE', 50.8022, 8.7668),
];
