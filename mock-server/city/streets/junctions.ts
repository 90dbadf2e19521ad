/**
 * The crossings of Kassel that streets point at: hand-entered from general knowledge of the city, right to some tens of metres.
 */

/** A crossing with the name by which people in Kassel know it. */
export interface Junction {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

const junction = (name: string, lat: number, lng: number): Junction => ({ name, lat, lng });

/** The named crossings, from the centre outwards. */
export const junctions = {
  // Centre
  bruederGrimmPlatz: junction('Brüder-Grimm-Platz', 51.3106, 9.4895),
  rathaus: junction('Rathaus', 51.3117, 9.4917),
  wilhelmsstrasse: junction('Wilhelmsstraße', 51.3129, 9.4937),
  friedrichsplatz: junction('Friedrichsplatz', 51.3138, 9.4953),
  koenigsplatz: junction('Königsplatz', 51.3154, 9.4979),
  amStern: junction('Am Stern', 51.318, 9.501),
  hollaendischerPlatz: junction('Holländischer Platz', 51.3214, 9.5041),
  trompete: junction('Trompete', 51.3099, 9.4943),
  staatstheater: junction('Staatstheater', 51.3115, 9.497),
  ottoneum: junction('Ottoneum', 51.3131, 9.5003),
  altmarkt: junction('Altmarkt', 51.3149, 9.5049),
  staendeplatz: junction('Ständeplatz', 51.3138, 9.4887),
  staendeplatzWilhelmsstrasse: junction('Ständeplatz / Wilhelmsstraße', 51.315, 9.4908),
  scheidemannplatz: junction('Scheidemannplatz', 51.3167, 9.4937),
  lutherplatz: junction('Lutherplatz', 51.3188, 9.4964),
  hauptbahnhof: junction('Hauptbahnhof', 51.318, 9.4911),
  wernerHilpertStrasse: junction('Werner-Hilpert-Straße / Wolfhager Straße', 51.3197, 9.4948),
  duRyStrasse: junction('Du-Ry-Straße', 51.3129, 9.5052),
  katzensprung: junction('Katzensprung', 51.3194, 9.5092),
  wesertor: junction('Wesertor', 51.3222, 9.5125),
  fuldabrueckeWest: junction('Fuldabrücke West', 51.3141, 9.507),
  unterneustadt: junction('Unterneustädter Kirchplatz', 51.313, 9.5112),
  deutscheEinheit: junction('Platz der Deutschen Einheit', 51.3113, 9.5175),
  universitaet: junction('Universität', 51.3209, 9.5067),
  // Wilhelmshöher Allee, from the centre to the palace, a straight line of four and a half kilometres
  alleeLuisenstrasse: junction('Wilhelmshöher Allee / Luisenstraße', 51.31083, 9.485),
  alleeHerkulesstrasse: junction('Wilhelmshöher Allee / Herkulesstraße', 51.31116, 9.4795),
  alleeQuerallee: junction('Wilhelmshöher Allee / Querallee', 51.31137, 9.476),
  alleeKirchweg: junction('Wilhelmshöher Allee / Kirchweg', 51.31178, 9.4692),
  alleeGermaniastrasse: junction('Wilhelmshöher Allee / Germaniastraße', 51.31196, 9.4663),
  alleeFreiherrVomStein: junction('Wilhelmshöher Allee / Freiherr-vom-Stein-Straße', 51.31231, 9.4605),
  alleeHupfeldstrasse: junction('Wilhelmshöher Allee / Hupfeldstraße', 51.31258, 9.456),
  bahnhofWilhelmshoehe: junction('Bahnhof Wilhelmshöhe', 51.31311, 9.4472),
  alleeHeinrichSchuetz: junction('Wilhelmshöher Allee / Heinrich-Schütz-Allee', 51.31343, 9.442),
  alleeRolandstrasse: junction('Wilhelmshöher Allee / Rolandstraße', 51.31379, 9.436),
  wilhelmshoehePark: junction('Wilhelmshöhe (Park)', 51.31467, 9.4215),
  // Vorderer Westen
  karthaeuserstrasse: junction('Karthäuserstraße', 51.3142, 9.4846),
  annastrasse: junction('Annastraße', 51.3145, 9.4803),
  ebertQuerallee: junction('Friedrich-Ebert-Straße / Querallee', 51.3147, 9.4762),
  bebelplatz: junction('Bebelplatz', 51.315, 9.4705),
  ebertGermaniastrasse: junction('Friedrich-Ebert-Straße / Germaniastraße', 51.3151, 9.4668),
  goetheanlage: junction('Goetheanlage', 51.3152, 9.4622),
  goetheKoenigstor: junction('Goethestraße / Königstor', 51.3127, 9.4845),
  goetheQuerallee: junction('Goethestraße / Querallee', 51.3131, 9.4761),
  goetheKirchweg: junction('Goethestraße / Kirchweg', 51.3134, 9.4699),
  goetheGermaniastrasse: junction('Goethestraße / Germaniastraße', 51.3135, 9.4666),
  goetheWest: junction('Goethestraße / Freiherr-vom-Stein-Straße', 51.3137, 9.4607),
  koelnischeKarthaeuser: junction('Kölnische Straße / Karthäuserstraße', 51.3167, 9.4848),
  koelnischeAnnastrasse: junction('Kölnische Straße / Annastraße', 51.3173, 9.4806),
  tannenwaeldchen: junction('Tannenwäldchen', 51.3178, 9.4764),
  koelnischeWest: junction('Kölnische Straße / Breitscheidstraße', 51.3174, 9.4638),
  // Wehlheiden and Südstadt
  wehlheiderKreuz: junction('Wehlheider Kreuz', 51.3073, 9.4681),
  schoenfelderTischbein: junction('Schönfelder Straße / Tischbeinstraße', 51.3058, 9.4712),
  ludwigMondSchoenfelder: junction('Ludwig-Mond-Straße / Schönfelder Straße', 51.3035, 9.4746),
  parkSchoenfeld: junction('Park Schönfeld', 51.298, 9.4755),
  tischbeinLuisenstrasse: junction('Tischbeinstraße / Luisenstraße', 51.305, 9.4812),
  amWeinberg: junction('Am Weinberg', 51.308, 9.4927),
  menzelstrasse: junction('Frankfurter Straße / Menzelstraße', 51.306, 9.4918),
  tischbeinFrankfurter: junction('Frankfurter Straße / Tischbeinstraße', 51.3039, 9.4907),
  bosestrasse: junction('Frankfurter Straße / Bosestraße', 51.301, 9.4891),
  auestadion: junction('Auestadion', 51.2966, 9.4868),
  kohlenstrasseHupfeld: junction('Kohlenstraße / Hupfeldstraße', 51.3076, 9.4555),
  kohlenstrasseWest: junction('Kohlenstraße / Heinrich-Schütz-Allee', 51.3085, 9.4428),
  ludwigMondWest: junction('Ludwig-Mond-Straße / Kohlenstraße', 51.30725, 9.4605),
  // South
  messe: junction('Messe', 51.2937, 9.5003),
  damaschkebruecke: junction('Damaschkestraße / Nürnberger Straße', 51.2915, 9.5163),
  leuschnerstrasse: junction('Frankfurter Straße / Leuschnerstraße', 51.292, 9.4832),
  niederzwehren: junction('Niederzwehren', 51.287, 9.4786),
  dez: junction('DEZ', 51.2833, 9.4763),
  anschlussNiederzwehren: junction('A 49 Kassel-Niederzwehren', 51.2785, 9.4735),
  anschlussAuestadion: junction('A 49 Kassel-Auestadion', 51.286, 9.4893),
  anschlussWaldau: junction('A 49 Kassel-Waldau', 51.2842, 9.5153),
  waldau: junction('Waldau', 51.2885, 9.516),
  kreuzMitte: junction('Autobahnkreuz Kassel-Mitte', 51.2785, 9.532),
  oberzwehren: junction('Oberzwehren', 51.2838, 9.4475),
  nordshausen: junction('Nordshausen', 51.2838, 9.4265),
  konradAdenauerKorbacher: junction('Konrad-Adenauer-Straße / Korbacher Straße', 51.2834, 9.4375),
  helleboehn: junction('Helleböhn', 51.2945, 9.446),
  baunatal: junction('Baunatal', 51.2585, 9.446),
  // West
  druseltalBeginn: junction('Druseltalstraße / Rolandstraße', 51.3098, 9.4362),
  konradAdenauer: junction('Druseltalstraße / Konrad-Adenauer-Straße', 51.3075, 9.428),
  druseltal: junction('Druseltal', 51.3037, 9.4095),
  herkules: junction('Herkules', 51.3163, 9.3905),
  kirchditmold: junction('Kirchditmold', 51.3195, 9.4535),
  zentgrafenstrasse: junction('Zentgrafenstraße', 51.3193, 9.4445),
  rasenallee: junction('Rasenallee / Tulpenallee', 51.3228, 9.4245),
  harleshausen: junction('Harleshausen', 51.3318, 9.4385),
  // North
  wolfhagerMombach: junction('Wolfhager Straße / Mombachstraße', 51.3217, 9.4928),
  rothenditmold: junction('Rothenditmold', 51.3247, 9.475),
  wolfhagerSchanzenstrasse: junction('Wolfhager Straße / Schanzenstraße', 51.3259, 9.4645),
  hollaendischeMombach: junction('Holländische Straße / Mombachstraße', 51.3238, 9.5012),
  wienerStrasse: junction('Holländische Straße / Wiener Straße', 51.3276, 9.4971),
  hegelsberg: junction('Hegelsbergstraße', 51.3315, 9.4928),
  nordstadt: junction('Holländische Straße Nord', 51.34, 9.4835),
  vellmar: junction('Vellmar', 51.3565, 9.4715),
  gottschalkMoencheberg: junction('Mönchebergstraße / Gottschalkstraße', 51.3258, 9.5084),
  wienerMoencheberg: junction('Mönchebergstraße / Wiener Straße', 51.3292, 9.5092),
  klinikum: junction('Klinikum', 51.3318, 9.5092),
  eisenschmiedeMoencheberg: junction('Mönchebergstraße / Eisenschmiede', 51.3346, 9.5085),
  ihringshaeuserNord: junction('Ihringshäuser Straße', 51.34, 9.5222),
  ihringshausen: junction('Ihringshausen', 51.35, 9.531),
  wolfsanger: junction('Wolfsanger', 51.333, 9.5405),
  calden: junction('Calden', 51.406, 9.402),
  flughafen: junction('Kassel Airport', 51.4149, 9.3878),
  // East
  hafenbruecke: junction('Hafenstraße / Sandershäuser Straße', 51.318, 9.5215),
  sandershausen: junction('Sandershausen', 51.3228, 9.5395),
  leipzigerPlatz: junction('Leipziger Platz', 51.3079, 9.5328),
  dresdenerHeiligenroeder: junction('Dresdener Straße / Heiligenröder Straße', 51.3152, 9.5335),
  kasselNord: junction('A 7 Kassel-Nord', 51.316, 9.559),
  lindenberg: junction('Lindenberg', 51.3052, 9.551),
  kasselOst: junction('A 7 Kassel-Ost', 51.3046, 9.5545),
  kaufungen: junction('Niederkaufungen', 51.286, 9.592),
  forstfeld: junction('Forstfeld', 51.2975, 9.5335),
} as const satisfies Record<string, Junction>;

/** The short name by which streets point at a crossing. */
export type JunctionId = keyof typeof junctions;
