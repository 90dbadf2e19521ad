import type { MoreOption, Wire } from '../../src/backend/wire';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';

/** A car of the fleet with its driver. Sample names and number plates. */
export interface Vehicle {
  readonly id: string;
  readonly carNo: string;
  readonly vehicleName: string;
  readonly colour: string;
  /** One of the tariff table's. */
  readonly carType: string;
  readonly driverName: string;
  /** Stars, of five. */
  readonly driverRating: number;
}

/** Most cars are saloons, as in a real fleet. */
const models: readonly [vehicleName: string, carType: string][] = [
  ['Mercedes-Benz E 220', 'PKW'],
  ['Škoda Superb', 'PKW'],
  ['Toyota Camry', 'PKW'],
  ['VW ID.7', 'PKW'],
  ['Mercedes-Benz EQE', 'PKW'],
  ['VW Passat Variant', 'KOMBI'],
  ['Škoda Octavia Combi', 'KOMBI'],
  ['Volvo V90', 'KOMBI'],
  ['Mercedes-Benz V 250', 'MINIVAN'],
  ['VW Multivan', 'MINIVAN'],
];
/** Most taxis in Germany are ivory (RAL 1015). */
const colours = 'Hellelfenbein Hellelfenbein Hellelfenbein Schwarz Hellelfenbein Silber Hellelfenbein'.split(' ');
const ratings = [4.9, 4.7, 4.8, 5, 4.6, 4.9, 4.5, 4.8, 4.9, 4.7, 4.4];
/** As long as the list of models, so that neither repeats with the other for a long time. */
const firstNames = 'Miriam Bülent Karin Oleh Günther Samira Pawel Heike Yusuf Christa'.split(' ');
const lastNames = 'Sample Probe Exempel Demo Versuch Vorlage Testmann Übung Entwurf Skizze Modell'.split(' ');

const itemOf = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item;

/** The car with a number from 1 on; the same number is always the same car, however large the fleet is. */
export function vehicleNumber(number: number): Vehicle {
  const index = number - 1;
  const [vehicleName, carType] = itemOf(models, index);
  return {
    id: String(number),
    carNo: `KS-TX ${100 + number}`,
    vehicleName,
    colour: itemOf(colours, index),
    carType,
    driverName: `${itemOf(firstNames, index)} ${itemOf(lastNames, index)}`,
    driverRating: itemOf(ratings, index),
  };
}

/** The taxi ranks of Kassel; free taxis drive from one to the next. */
export const taxiStands: readonly [Coordinates, ...Coordinates[]] = [
  { lat: 51.3183, lng: 9.4897 }, // Hauptbahnhof
  { lat: 51.312, lng: 9.4925 }, // Rathaus
  { lat: 51.3155, lng: 9.497 }, // Königsplatz
  { lat: 51.3129, lng: 9.447 }, // Bahnhof Wilhelmshöhe
  { lat: 51.3152, lng: 9.4683 }, // Bebelplatz
  { lat: 51.2963, lng: 9.4865 }, // Auestadion
  { lat: 51.3218, lng: 9.5049 }, // Holländischer Platz
  { lat: 51.329, lng: 9.504 }, // Klinikum
  { lat: 51.311, lng: 9.523 }, // Leipziger Platz
  { lat: 51.3255, lng: 9.4655 }, // Rothenditmold
  { lat: 51.2835, lng: 9.4766 }, // Niederzwehren
];

/** Extras a customer can ask for (Spec §3): `c-` is a car category, `d-` a feature of the driver. */
export const moreOptions: readonly Wire<typeof MoreOption>[] = [
  { id: 'c-1', name: 'Child seat' },
  { id: 'c-2', name: 'Wheelchair accessible' },
  { id: 'c-3', name: 'Large boot' },
  { id: 'd-1', name: 'Non-smoker' },
  { id: 'd-2', name: 'Speaks English' },
  { id: 'd-3', name: 'Helps with luggage' },
];

/** A box around Germany: the company picks up nobody from outside it. */
export const GERMANY = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };
/** A day at the wheel. */
const LONGEST_RIDE_M = 1_000_000;
/** No road to a place in reach is longer. */
export const LONGEST_WAY_KM = 2_000;

/** Whether a taxi drives this distance. */
export const isInReach = (pickup: Coordinates, drop: Coordinates): boolean =>
  distanceInMeters(pickup, drop) <= LONGEST_RIDE_M;
