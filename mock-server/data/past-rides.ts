import { demoAccounts } from './demo-accounts';

/** An end of a past ride, all of them in Kassel. */
interface Stop {
  readonly area: string;
  readonly zipcode: string;
  /** "lat,lng" (Spec §3). */
  readonly coordinates: string;
}

/** A ride from before the first start. */
export interface PastRide {
  readonly customerSub: string;
  /** Days before the first start; fractions are hours. */
  readonly daysAgo: number;
  readonly from: Stop;
  /** Null when the customer told the driver. */
  readonly to: Stop | null;
  readonly carType: string;
  readonly passengers: number;
  readonly tipEuro: number;
  readonly isPaidByCard: boolean;
  /** VAT percentage when it is not the site's default (D13). */
  readonly vatRate: number | null;
}

const mitte = { area: 'Mitte', zipcode: '34117', coordinates: '51.3155,9.497' };
const hauptbahnhof = { area: 'Mitte', zipcode: '34117', coordinates: '51.3183,9.4897' };
const wilhelmshoehe = { area: 'Bad Wilhelmshöhe', zipcode: '34131', coordinates: '51.3129,9.447' };
const suedstadt = { area: 'Südstadt', zipcode: '34121', coordinates: '51.2963,9.4865' };
const nordHolland = { area: 'Nord-Holland', zipcode: '34127', coordinates: '51.329,9.504' };
const bettenhausen = { area: 'Bettenhausen', zipcode: '34123', coordinates: '51.311,9.523' };

type Trip = Omit<PastRide, 'customerSub' | 'daysAgo'>;
const plain = { carType: 'PKW', passengers: 1, tipEuro: 0, isPaidByCard: false, vatRate: null };
const commute: readonly Trip[] = [
  { ...plain, from: wilhelmshoehe, to: mitte },
  { ...plain, from: mitte, to: suedstadt, isPaidByCard: true, tipEuro: 2 },
  { ...plain, from: nordHolland, to: hauptbahnhof, passengers: 2 },
  { ...plain, from: hauptbahnhof, to: null },
  { ...plain, from: bettenhausen, to: wilhelmshoehe, carType: 'KOMBI', passengers: 3, isPaidByCard: true },
  { ...plain, from: suedstadt, to: nordHolland, carType: 'MINIVAN', passengers: 6, tipEuro: 3.5 },
];

/** Oddly spaced, so that the rides fall on all days and hours. */
const DAYS_BETWEEN = 2.7;
/** More than one page of completed rides (Spec §9: 20 per page). */
const RIDES_OF_FIRST_CUSTOMER = 23;

const [joerg, , zoe] = demoAccounts;

/** Oldest first. Only the oldest one carries a VAT rate of its own. */
export const pastRides: readonly PastRide[] = [
  ...(joerg ? repeat(joerg.sub, RIDES_OF_FIRST_CUSTOMER) : []),
  ...(zoe ? repeat(zoe.sub, 2) : []),
];

function repeat(customerSub: string, count: number): readonly PastRide[] {
  return Array.from({ length: count }, (_, index) => commute[index % commute.length]).flatMap((trip, index) =>
    trip
      ? [
          {
            ...trip,
            customerSub,
            daysAgo: (count - index) * DAYS_BETWEEN,
            vatRate: index === 0 ? 7 : trip.vatRate,
          },
        ]
      : [],
  );
}
