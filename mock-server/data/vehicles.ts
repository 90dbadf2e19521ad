import type { Coordinates } from '../../src/lib/coordinates';

/** A car of the fleet with its driver. Sample names and number plates. */
export interface Vehicle {
  readonly id: string;
  readonly carNo: string;
  readonly vehicleName: string;
  /** One of the tariff table's. */
  readonly carType: string;
  readonly driverName: string;
  /** Stars, of five. */
  readonly driverRating: number;
  /** Corners of the round it drives while free; the last one leads back to the first. */
  readonly round: readonly Coordinates[];
}

const HAUPTBAHNHOF = { lat: 51.3183, lng: 9.4897 };
const RATHAUS = { lat: 51.312, lng: 9.4925 };
const KOENIGSPLATZ = { lat: 51.3155, lng: 9.497 };
const WILHELMSHOEHE = { lat: 51.3129, lng: 9.447 };
const BEBELPLATZ = { lat: 51.3152, lng: 9.4683 };
const AUESTADION = { lat: 51.2963, lng: 9.4865 };
const HOLLAENDISCHER_PLATZ = { lat: 51.3218, lng: 9.5049 };
const KLINIKUM = { lat: 51.329, lng: 9.504 };
const LEIPZIGER_PLATZ = { lat: 51.311, lng: 9.523 };
const ROTHENDITMOLD = { lat: 51.3255, lng: 9.4655 };
const NIEDERZWEHREN = { lat: 51.2835, lng: 9.4725 };

/** Ten cars, spread over Kassel; most are saloons, as in a real fleet. */
export const vehicles: readonly [Vehicle, ...Vehicle[]] = [
  car('1', 'KS-TX 101', 'Mercedes-Benz E 220', 'PKW', 'Miriam Sample', 4.9, [HAUPTBAHNHOF, BEBELPLATZ, RATHAUS]),
  car('2', 'KS-TX 102', 'Škoda Superb', 'PKW', 'Bülent Probe', 4.7, [WILHELMSHOEHE, ROTHENDITMOLD, BEBELPLATZ]),
  car('3', 'KS-TX 103', 'Toyota Camry', 'PKW', 'Karin Exempel', 4.8, [AUESTADION, RATHAUS, WILHELMSHOEHE]),
  car('4', 'KS-TX 104', 'VW ID.7', 'PKW', 'Oleh Demo', 5, [KLINIKUM, KOENIGSPLATZ, HAUPTBAHNHOF]),
  car('5', 'KS-TX 105', 'Mercedes-Benz EQE', 'PKW', 'Günther Versuch', 4.6, [
    LEIPZIGER_PLATZ,
    HOLLAENDISCHER_PLATZ,
    RATHAUS,
  ]),
  car('6', 'KS-TX 106', 'VW Passat Variant', 'KOMBI', 'Samira Vorlage', 4.9, [KOENIGSPLATZ, AUESTADION, BEBELPLATZ]),
  car('7', 'KS-TX 107', 'Škoda Octavia Combi', 'KOMBI', 'Pawel Testmann', 4.5, [
    NIEDERZWEHREN,
    AUESTADION,
    WILHELMSHOEHE,
  ]),
  car('8', 'KS-TX 108', 'Volvo V90', 'KOMBI', 'Heike Übung', 4.8, [ROTHENDITMOLD, HAUPTBAHNHOF, KLINIKUM]),
  car('9', 'KS-TX 109', 'Mercedes-Benz V 250', 'MINIVAN', 'Yusuf Entwurf', 4.9, [WILHELMSHOEHE, RATHAUS, HAUPTBAHNHOF]),
  car('10', 'KS-TX 110', 'VW Multivan', 'MINIVAN', 'Christa Skizze', 4.7, [
    HOLLAENDISCHER_PLATZ,
    LEIPZIGER_PLATZ,
    AUESTADION,
  ]),
];

function car(
  id: string,
  carNo: string,
  vehicleName: string,
  carType: string,
  driverName: string,
  driverRating: number,
  round: readonly Coordinates[],
): Vehicle {
  return { id, carNo, vehicleName, carType, driverName, driverRating, round };
}
