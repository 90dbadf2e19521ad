/**
 * The gazetteer of the local stand-ins: real places and addresses, hand-entered from general knowledge. Positions are
 * right to some tens of metres in Kassel and to the centre elsewhere; no survey, and no promise about house numbers.
 */

/** What a place is, in Google's own words: https://developers.google.com/maps/documentation/javascript/place-types */
export type PlaceKind =
  | 'train_station'
  | 'airport'
  | 'hospital'
  | 'university'
  | 'city_hall'
  | 'government_office'
  | 'museum'
  | 'performing_arts_theater'
  | 'tourist_attraction'
  | 'park'
  | 'plaza'
  | 'stadium'
  | 'convention_center'
  | 'shopping_mall'
  | 'lodging'
  | 'spa'
  | 'locality'
  | 'street_address';

/** The federal states that occur here, with the short form that Google answers. */
export const states = {
  HE: 'Hessen',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  BE: 'Berlin',
  HH: 'Hamburg',
  BY: 'Bayern',
} as const;

/** One place or address. An address has no name; a city has neither street nor postal code. */
export interface GazetteerPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string | null;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly district: string | null;
  readonly city: string;
  readonly state: keyof typeof states;
  readonly lat: number;
  readonly lng: number;
}

/** Makes a name or an address into the letters of an id: "Königsplatz" becomes "koenigsplatz". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "Mönchebergstraße 41-43" is a street and a house number; "Königsplatz" is a street alone. */
function splitAddress(address: string) {
  const found = /^(.*\D)\s+(\d+\s?[a-zA-Z]?(?:-\d+)?)$/.exec(address);
  return { street: found?.[1] ?? (address || null), houseNumber: found?.[2] ?? null };
}

/** A district of Kassel with its postal code, as both stand in an address. */
type District = readonly [district: string, postalCode: string];
const mitte: District = ['Mitte', '34117'];
const west: District = ['Vorderer Westen', '34119'];
const wehlheiden: District = ['Wehlheiden', '34121'];
const suedstadt: District = ['Südstadt', '34121'];
const bettenhausen: District = ['Bettenhausen', '34123'];
const waldau: District = ['Waldau', '34123'];
const unterneustadt: District = ['Unterneustadt', '34125'];
const wesertor: District = ['Wesertor', '34125'];
const wolfsanger: District = ['Wolfsanger-Hasenhecke', '34125'];
const nordHolland: District = ['Nord-Holland', '34127'];
const rothenditmold: District = ['Rothenditmold', '34127'];
const harleshausen: District = ['Harleshausen', '34128'];
const kirchditmold: District = ['Kirchditmold', '34130'];
const wilhelmshoehe: District = ['Bad Wilhelmshöhe', '34131'];
const brasselsberg: District = ['Brasselsberg', '34132'];
const oberzwehren: District = ['Oberzwehren', '34132'];
const niederzwehren: District = ['Niederzwehren', '34134'];

const inKassel = (kind: PlaceKind, name: string | null, address: string, where: District, lat: number, lng: number) =>
  ({
    id: `local-${slug(name ?? address)}`,
    kind,
    name,
    ...splitAddress(address),
    postalCode: where[1],
    district: where[0],
    city: 'Kassel',
    state: 'HE',
    lat,
    lng,
  }) satisfies GazetteerPlace;

const address = (text: string, where: District, lat: number, lng: number) =>
  inKassel('street_address', null, text, where, lat, lng);

const city = (name: string, state: keyof typeof states, lat: number, lng: number): GazetteerPlace => ({
  id: `local-city-${slug(name)}`,
  kind: 'locality',
  name,
  street: null,
  houseNumber: null,
  postalCode: null,
  district: null,
  city: name,
  state,
  lat,
  lng,
});

interface Elsewhere {
  readonly city: string;
  readonly state: keyof typeof states;
  readonly postalCode: string;
  readonly district?: string;
}

const elsewhere = (
  kind: PlaceKind,
  name: string,
  text: string,
  where: Elsewhere,
  lat: number,
  lng: number,
): GazetteerPlace => ({
  id: `local-${slug(name)}`,
  kind,
  name,
  ...splitAddress(text),
  postalCode: where.postalCode,
  district: where.district ?? null,
  city: where.city,
  state: where.state,
  lat,
  lng,
});

const namedPlaces: readonly GazetteerPlace[] = [
  inKassel('train_station', 'Kassel Hauptbahnhof', 'Rainer-Dierichs-Platz 1', mitte, 51.3183, 9.4902),
  inKassel('train_station', 'Bahnhof Kassel-Wilhelmshöhe', 'Willy-Brandt-Platz 1', wilhelmshoehe, 51.3135, 9.4469),
  inKassel('city_hall', 'Rathaus Kassel', 'Obere Königsstraße 8', mitte, 51.312, 9.4925),
  inKassel('plaza', 'Königsplatz', 'Königsplatz', mitte, 51.3155, 9.4981),
  inKassel('plaza', 'Friedrichsplatz', 'Friedrichsplatz', mitte, 51.3129, 9.4967),
  inKassel('museum', 'Fridericianum', 'Friedrichsplatz 18', mitte, 51.3138, 9.4969),
  inKassel('performing_arts_theater', 'Staatstheater Kassel', 'Friedrichsplatz 15', mitte, 51.3113, 9.4978),
  inKassel('museum', 'documenta-Halle', 'Du-Ry-Straße 1', mitte, 51.3119, 9.499),
  inKassel('museum', 'Naturkundemuseum im Ottoneum', 'Steinweg 2', mitte, 51.3134, 9.4997),
  inKassel('museum', 'Neue Galerie', 'Schöne Aussicht 1', mitte, 51.3101, 9.4964),
  inKassel('museum', 'Hessisches Landesmuseum', 'Brüder-Grimm-Platz 5', mitte, 51.31, 9.4899),
  inKassel('museum', 'Grimmwelt Kassel', 'Weinbergstraße 21', mitte, 51.3087, 9.4914),
  inKassel('museum', 'Museum für Sepulkralkultur', 'Weinbergstraße 25-27', mitte, 51.3085, 9.4904),
  inKassel('tourist_attraction', 'Orangerie', 'An der Karlsaue 20A', suedstadt, 51.3094, 9.5027),
  inKassel('park', 'Karlsaue', 'Auedamm', suedstadt, 51.3033, 9.5042),
  inKassel('tourist_attraction', 'Herkules', 'Schlosspark Wilhelmshöhe 26', wilhelmshoehe, 51.3161, 9.3931),
  inKassel('museum', 'Schloss Wilhelmshöhe', 'Schlosspark 1', wilhelmshoehe, 51.315, 9.4162),
  inKassel('tourist_attraction', 'Löwenburg', 'Schlosspark 9', wilhelmshoehe, 51.3108, 9.4077),
  inKassel('park', 'Bergpark Wilhelmshöhe', 'Schlosspark', wilhelmshoehe, 51.3157, 9.409),
  inKassel('spa', 'Kurhessen Therme', 'Wilhelmshöher Allee 361', wilhelmshoehe, 51.3138, 9.4283),
  inKassel('lodging', 'Schlosshotel Bad Wilhelmshöhe', 'Schlosspark 8', wilhelmshoehe, 51.3133, 9.4169),
  inKassel('hospital', 'Klinikum Kassel', 'Mönchebergstraße 41-43', wesertor, 51.3317, 9.5078),
  inKassel('hospital', 'Elisabeth-Krankenhaus', 'Weinbergstraße 7', mitte, 51.3095, 9.4922),
  inKassel('hospital', 'Marienkrankenhaus Kassel', 'Marburger Straße 85', rothenditmold, 51.3312, 9.4822),
  inKassel('hospital', 'Diakonie Kliniken Kassel', 'Herkulesstraße 34', west, 51.3132, 9.4797),
  inKassel('university', 'Universität Kassel', 'Mönchebergstraße 19', wesertor, 51.3229, 9.5075),
  inKassel('university', 'Kunsthochschule Kassel', 'Menzelstraße 13-15', suedstadt, 51.3057, 9.4893),
  inKassel('stadium', 'Auestadion', 'Am Auestadion 1', suedstadt, 51.2952, 9.4886),
  inKassel('convention_center', 'Kongress Palais Kassel', 'Holger-Börner-Platz 1', west, 51.3161, 9.4652),
  inKassel('convention_center', 'Messe Kassel', 'Damaschkestraße 55', suedstadt, 51.2929, 9.4985),
  inKassel('shopping_mall', 'DEZ Einkaufszentrum', 'Frankfurter Straße 225', niederzwehren, 51.2835, 9.4772),
  inKassel('shopping_mall', 'Königsgalerie', 'Obere Königsstraße 39', mitte, 51.3143, 9.4952),
  inKassel('shopping_mall', 'City-Point Kassel', 'Königsplatz 61', mitte, 51.316, 9.4984),
  inKassel('park', 'Tannenwäldchen', 'Kölnische Straße', west, 51.3188, 9.4738),
  inKassel('park', 'Goetheanlage', 'Goethestraße', west, 51.3143, 9.4628),
  inKassel('park', 'Park Schönfeld', 'Bosestraße 13', suedstadt, 51.2995, 9.4792),
  inKassel('government_office', 'Regierungspräsidium Kassel', 'Am Alten Stadtschloss 1', mitte, 51.3139, 9.5042),
  inKassel('government_office', 'Landgericht Kassel', 'Frankfurter Straße 7', suedstadt, 51.3092, 9.4944),
  inKassel('government_office', 'Bundessozialgericht', 'Graf-Bernadotte-Platz 5', west, 51.3146, 9.4545),
  inKassel('museum', 'Technik-Museum Kassel', 'Wolfhager Straße 109', rothenditmold, 51.325, 9.4785),
];

const addresses: readonly GazetteerPlace[] = [
  address('Wilhelmshöher Allee 25', mitte, 51.3109, 9.4854),
  address('Wilhelmshöher Allee 71-73', wehlheiden, 51.3112, 9.4747),
  address('Wilhelmshöher Allee 100', west, 51.3117, 9.4731),
  address('Wilhelmshöher Allee 190', wehlheiden, 51.3123, 9.4612),
  address('Wilhelmshöher Allee 253', wilhelmshoehe, 51.3132, 9.4481),
  address('Friedrich-Ebert-Straße 25', mitte, 51.3141, 9.4858),
  address('Friedrich-Ebert-Straße 98', west, 51.3148, 9.4753),
  address('Kölnische Straße 64', west, 51.3166, 9.4866),
  address('Goethestraße 45', west, 51.3131, 9.474),
  address('Querallee 7', west, 51.3127, 9.4761),
  address('Germaniastraße 10', west, 51.3145, 9.4666),
  address('Bebelplatz 1', west, 51.315, 9.4706),
  address('Königstor 31', mitte, 51.3123, 9.4872),
  address('Obere Königsstraße 30', mitte, 51.3134, 9.4947),
  address('Untere Königsstraße 71', mitte, 51.3189, 9.5018),
  address('Ständeplatz 17', mitte, 51.3154, 9.4916),
  address('Kurfürstenstraße 8', mitte, 51.3174, 9.4926),
  address('Fünffensterstraße 5', mitte, 51.3108, 9.4931),
  address('Steinweg 10', mitte, 51.3138, 9.5021),
  address('Altmarkt 1', wesertor, 51.3154, 9.5055),
  address('Weserstraße 8', wesertor, 51.3179, 9.5078),
  address('Holländische Straße 74', nordHolland, 51.3264, 9.4983),
  address('Holländische Straße 198', nordHolland, 51.336, 9.4881),
  address('Ihringshäuser Straße 40', wesertor, 51.3272, 9.5147),
  address('Fuldatalstraße 120', wolfsanger, 51.3306, 9.532),
  address('Wolfhager Straße 109', rothenditmold, 51.3248, 9.4749),
  address('Wolfhager Straße 380', harleshausen, 51.3317, 9.439),
  address('Zentgrafenstraße 140', kirchditmold, 51.3194, 9.4462),
  address('Leipziger Straße 15', unterneustadt, 51.3121, 9.5145),
  address('Leipziger Straße 150', bettenhausen, 51.3077, 9.5339),
  address('Dresdener Straße 5', bettenhausen, 51.3126, 9.5207),
  address('Nürnberger Straße 101', waldau, 51.2902, 9.5162),
  address('Platz der Deutschen Einheit 2', unterneustadt, 51.3112, 9.518),
  address('Frankfurter Straße 75', suedstadt, 51.3032, 9.4903),
  address('Frankfurter Straße 180', niederzwehren, 51.2898, 9.4811),
  address('Tischbeinstraße 18', suedstadt, 51.3047, 9.484),
  address('Ludwig-Mond-Straße 33', suedstadt, 51.3006, 9.4816),
  address('Schönfelder Straße 41', wehlheiden, 51.3062, 9.4705),
  address('Kirchweg 80', wehlheiden, 51.3091, 9.4687),
  address('Kohlenstraße 61', wehlheiden, 51.3073, 9.4629),
  address('Druseltalstraße 31', wilhelmshoehe, 51.3084, 9.4312),
  address('Heinrich-Schütz-Allee 80', wilhelmshoehe, 51.3048, 9.4434),
  address('Konrad-Adenauer-Straße 30', brasselsberg, 51.3029, 9.4253),
  address('Korbacher Straße 120', oberzwehren, 51.2847, 9.4562),
];

const otherPlaces: readonly GazetteerPlace[] = [
  elsewhere(
    'airport',
    'Kassel Airport',
    'Fieseler-Storch-Straße 40',
    { city: 'Calden', state: 'HE', postalCode: '34379' },
    51.4147,
    9.3881,
  ),
  elsewhere(
    'train_station',
    'Göttingen Bahnhof',
    'Bahnhofsplatz 1',
    { city: 'Göttingen', state: 'NI', postalCode: '37073' },
    51.5366,
    9.9264,
  ),
  elsewhere(
    'airport',
    'Flughafen Frankfurt',
    'Hugo-Eckener-Ring',
    { city: 'Frankfurt am Main', state: 'HE', postalCode: '60549', district: 'Flughafen' },
    50.0512,
    8.5706,
  ),
  elsewhere(
    'train_station',
    'Frankfurt (Main) Hauptbahnhof',
    'Am Hauptbahnhof 1',
    { city: 'Frankfurt am Main', state: 'HE', postalCode: '60329', district: 'Gallus' },
    50.1071,
    8.6638,
  ),
  elsewhere(
    'train_station',
    'Berlin Hauptbahnhof',
    'Europaplatz 1',
    { city: 'Berlin', state: 'BE', postalCode: '10557', district: 'Mitte' },
    52.5251,
    13.3694,
  ),
];

const cities: readonly GazetteerPlace[] = [
  city('Kassel', 'HE', 51.3127, 9.4797),
  city('Baunatal', 'HE', 51.2587, 9.4186),
  city('Vellmar', 'HE', 51.3565, 9.4715),
  city('Göttingen', 'NI', 51.5413, 9.9158),
  city('Fulda', 'HE', 50.5558, 9.6808),
  city('Marburg', 'HE', 50.8022, 8.7668),
  city('Frankfurt am Main', 'HE', 50.1109, 8.6821),
  city('Hannover', 'NI', 52.3759, 9.732),
  city('Köln', 'NW', 50.9375, 6.9603),
  city('Hamburg', 'HH', 53.5511, 9.9937),
  city('München', 'BY', 48.1374, 11.5755),
  city('Berlin', 'BE', 52.52, 13.405),
];

/** Everything the stand-ins can find by name, well-known places first. */
export const places: readonly GazetteerPlace[] = [...namedPlaces, ...otherPlaces, ...cities, ...addresses];
