import { type DemoAccount, demoCustomers } from '../company/demo-accounts';

/** An end of a sample ride. */
interface Stop {
  readonly area: string;
  readonly city: string;
  readonly zipcode: string;
  /** "lat,lng" (Spec §3). */
  readonly coordinates: string;
}

/** A ride that the data holds from the first start on. */
export interface SampleRide {
  readonly customer: DemoAccount;
  /** The time of the order, in hours before the first start. */
  readonly orderedHoursAgo: number;
  /** The start of the ride, in hours after the first start; null: at once. */
  readonly startsInHours: number | null;
  /** The speed of its simulation; 1 takes three minutes. */
  readonly speed: number;
  readonly from: Stop;
  /** Null if the customer named the destination to the driver. */
  readonly to: Stop | null;
  readonly carType: string;
  readonly passengers: number;
  readonly tipEuro: number;
  /** 1 cash, 2 card, 3 online (Spec §3: other). */
  readonly paymentType: 1 | 2 | 3;
  readonly isPaymentPending: boolean;
  /** VAT percentage if it is not the site's default (D13). */
  readonly vatRate: number | null;
  readonly isCanceled: boolean;
}

const inKassel = (area: string, zipcode: string, coordinates: string): Stop => ({
  area,
  city: 'Kassel',
  zipcode,
  coordinates,
});
const mitte = inKassel('Mitte', '34117', '51.3155,9.497');
const hauptbahnhof = inKassel('Mitte', '34117', '51.3183,9.4897');
const wilhelmshoehe = inKassel('Bad Wilhelmshöhe', '34131', '51.3129,9.447');
const suedstadt = inKassel('Südstadt', '34121', '51.2963,9.4865');
const nordHolland = inKassel('Nord-Holland', '34127', '51.329,9.504');
const bettenhausen = inKassel('Bettenhausen', '34123', '51.311,9.523');
const airport: Stop = { area: '', city: 'Calden', zipcode: '34379', coordinates: '51.4147,9.3881' };

type Trip = Omit<SampleRide, 'customer' | 'orderedHoursAgo'>;
const plain = {
  startsInHours: null,
  speed: 1,
  carType: 'PKW',
  passengers: 1,
  tipEuro: 0,
  paymentType: 1,
  isPaymentPending: false,
  vatRate: null,
  isCanceled: false,
} as const;

const toWork: Trip = { ...plain, from: wilhelmshoehe, to: mitte };
const byCard: Trip = { ...plain, from: mitte, to: suedstadt, paymentType: 2, tipEuro: 2 };
const online: Trip = { ...plain, from: nordHolland, to: hauptbahnhof, passengers: 2, paymentType: 3 };
const driverWasTold: Trip = { ...plain, from: hauptbahnhof, to: null };
const inEstate = { ...plain, carType: 'KOMBI', passengers: 3, paymentType: 2 } as const;
const estate: Trip = { ...inEstate, from: bettenhausen, to: wilhelmshoehe };
const group: Trip = { ...plain, from: suedstadt, to: nordHolland, carType: 'MINIVAN', passengers: 6, tipEuro: 3.5 };
const unpaid: Trip = { ...plain, from: mitte, to: airport, paymentType: 3, isPaymentPending: true };
const canceled: Trip = { ...plain, from: mitte, to: wilhelmshoehe, isCanceled: true };
const toAirport: Trip = { ...plain, from: wilhelmshoehe, to: airport };
const reducedVat: Trip = { ...toWork, vatRate: 7 };
const preOrder: Trip = { ...toAirport, carType: 'KOMBI', passengers: 2, startsInHours: 24 };
/** As slow as a real ride over that distance: the taxi is under way for an hour. */
const underWay: Trip = { ...toAirport, speed: 0.05 };

const usual = [toWork, byCard, online, driverWasTold, estate, group];
/** More than one page of completed rides (Spec §9: 20 per page). */
const RIDES_OF_REGULAR = 25;
const UNDER_WAY_HOURS = 0.15;
/** Oddly spaced, so that the rides fall on all days and hours. */
const HOURS_BETWEEN = 64.7;

/** One ride after the other, the last of them some days ago. */
const history = (customer: DemoAccount, trips: readonly Trip[]): readonly SampleRide[] =>
  trips.map((trip, index) => ({ ...trip, customer, orderedHoursAgo: (trips.length - index) * HOURS_BETWEEN }));

const everyday = Array.from({ length: RIDES_OF_REGULAR - 1 }, (_, index) => usual[index % usual.length] ?? toWork);
const { regular, business, formerBusiness, traveller } = demoCustomers;

/** All sample rides, oldest first for each customer. The newcomer has none. */
export const sampleRides: readonly SampleRide[] = [
  ...history(regular, [reducedVat, ...everyday, canceled]),
  ...history(business, [canceled, estate, group, byCard, online]),
  ...history(formerBusiness, [toWork, unpaid, byCard]),
  { ...preOrder, customer: formerBusiness, orderedHoursAgo: 2 },
  ...history(traveller, [driverWasTold, group]),
  { ...underWay, customer: traveller, orderedHoursAgo: UNDER_WAY_HOURS },
  { ...preOrder, customer: traveller, orderedHoursAgo: 1 },
];
