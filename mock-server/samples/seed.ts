import { berlinWallTime } from '../../src/lib/berlin-time';
import { type DemoAccount, demoAccounts, demoCustomers } from '../company/demo-accounts';
import type { Pricing } from '../company/tariff';
import { newBooking, type Order } from '../dispatch/new-booking';
import type { Fleet } from '../simulation/fleet';
import type { State, StoredBooking, StoredCustomer } from '../storage';
import { type SampleRide, sampleRides } from './sample-rides';

const FIRST_CUSTOMER_NUMBER = 101;
const FIRST_BOOKING_NUMBER = 20001;
const HOUR_MS = 3_600_000;
/** The time that a cancelled pre-order had waited. */
const CANCELED_AFTER_MS = 20_000;

type Account = Pick<StoredCustomer, 'startPoints' | 'businessAccount'>;
/** Loyalty points on both sides of the 50 that the bonus needs more of (D3, Spec §9), the two nearest ones included. */
const accounts: ReadonlyMap<DemoAccount, Account> = new Map([
  [demoCustomers.regular, { startPoints: 128, businessAccount: 'none' }],
  [demoCustomers.business, { startPoints: 60, businessAccount: 'active' }],
  [demoCustomers.formerBusiness, { startPoints: 50, businessAccount: 'inactive' }],
  [demoCustomers.traveller, { startPoints: 51, businessAccount: 'none' }],
]);
const customerIdOf = (account: DemoAccount) => String(FIRST_CUSTOMER_NUMBER + demoAccounts.indexOf(account));

/**
 * The contents of the data file on the first start: the demo customers and their rides, dated relative to now so that
 * they stay realistic. The newest completed ride of each customer still has no feedback.
 */
export function seedState(nowMs: number, fleet: Fleet, pricing: Pricing | null = null): State {
  const bookings = sampleRides.map((sample, index) =>
    sampleBooking(sample, { number: FIRST_BOOKING_NUMBER + index, nowMs, fleet, pricing }),
  );
  const nextNumber = FIRST_BOOKING_NUMBER + sampleRides.length;
  return {
    meta: { version: 5, nextNumber, seededAt: new Date(nowMs).toISOString() },
    customers: demoAccounts.map((account) => ({
      id: customerIdOf(account),
      sub: account.sub,
      name: account.name,
      email: account.email,
      phone: account.phone,
      ...(accounts.get(account) ?? { startPoints: 0, businessAccount: 'none' }),
    })),
    bookings,
    shares: [],
    feedback: bookings.flatMap(({ bookingId }, index) => (isRated(index) ? [praise(bookingId)] : [])),
  };
}

interface SampleParts {
  readonly number: number;
  readonly nowMs: number;
  readonly fleet: Fleet;
  readonly pricing: Pricing | null;
}

function sampleBooking(sample: SampleRide, { number, nowMs, fleet, pricing }: SampleParts): StoredBooking {
  const orderedMs = nowMs - sample.orderedHoursAgo * HOUR_MS;
  const startMs = sample.startsInHours === null ? orderedMs : nowMs + sample.startsInHours * HOUR_MS;
  const { tipEuro, paymentType, isPaymentPending, vatRate, isCanceled, speed } = sample;
  const booking = newBooking({
    ...{ order: orderOf(sample, startMs), customerId: customerIdOf(sample.customer), orderKey: null },
    ...{ number, nowMs: orderedMs, speed, seed: 0, scenario: 'happy', fleet, busyVehicleIds: new Set(), pricing },
  });
  const canceledAt = isCanceled ? new Date(orderedMs + CANCELED_AFTER_MS).toISOString() : null;
  const outcome = { customerTip: tipEuro, paymentType, isPaymentPending, vatRate };
  return { ...booking, ...outcome, canceledAt };
}

function orderOf({ customer, from, to, carType, passengers }: SampleRide, startMs: number): Order {
  const { date, time } = berlinWallTime(new Date(startMs));
  return {
    custName: customer.name,
    custMobile: customer.phone,
    pickupCoordinates: from.coordinates,
    pickupAreaName: from.area,
    pickupCity: from.city,
    pickupZipcode: from.zipcode,
    dropCoordinates: to?.coordinates ?? '',
    dropAreaName: to?.area ?? '',
    dropCity: to?.city ?? '',
    dropZipcode: to?.zipcode ?? '',
    noOfPassanger: passengers,
    orderStartDate: `${date} ${time}:00`,
    custInstruction: '',
    isDropRequired: to ? 1 : 0,
    carType,
    carCategoryIds: [],
    driverFeatureIds: [],
    useMiles: false,
  };
}

/** A ride that took place, unless it is the last one of its customer. */
function isRated(index: number): boolean {
  const [sample, ...later] = sampleRides.slice(index).filter(isCompleted);
  return sample === sampleRides[index] && later.some(({ customer }) => customer === sample?.customer);
}

const isCompleted = ({ isCanceled, speed, startsInHours }: SampleRide) =>
  !isCanceled && speed === 1 && startsInHours === null;

const praise = (bookingId: string): State['feedback'][number] => ({
  ...{ bookingId, message: 'Danke, gerne wieder.', isSkip: false },
  ...{ punctuality: 'yes', driving: 'yes', friendliness: 'yes', cleanliness: 'yes', payment: 'yes' },
});
