import { berlinWallTime } from '../../src/lib/berlin-time';
import { type DemoAccount, demoAccounts, demoCustomers } from '../company/demo-accounts';
import type { Pricing } from '../company/set-price';
import { newBooking, type Order } from '../dispatch/new-booking';
import type { Fleet } from '../simulation/fleet';
import { STATE_VERSION, type State, type StoredBooking, type StoredCustomer } from '../storage/state';
import { type SampleRide, sampleRides } from './sample-rides';

const FIRST_CUSTOMER_NUMBER = 101;
const FIRST_BOOKING_NUMBER = 20001;
const HOUR_MS = 3_600_000;
/** The time that a cancelled pre-order had waited. */
const CANCELED_AFTER_MS = 20_000;

/** Loyalty points on both sides of the 50 that the bonus needs more of (D3, Spec §9), the two nearest ones included. */
const points: ReadonlyMap<DemoAccount, number> = new Map([
  [demoCustomers.regular, 128],
  [demoCustomers.business, 60],
  [demoCustomers.formerBusiness, 50],
  [demoCustomers.traveller, 51],
]);
const businessAccounts: ReadonlyMap<DemoAccount, StoredCustomer['businessAccount']> = new Map([
  [demoCustomers.business, 'active'],
  [demoCustomers.formerBusiness, 'inactive'],
]);

/**
 * The contents of the data file on the first start: the demo customers and their rides, dated relative to now so that
 * they stay realistic. The newest completed ride of each customer still has no feedback.
 */
export function seedState(nowMs: number, fleet: Fleet, pricing: Pricing | null = null): State {
  const customers = demoAccounts.map(
    (account, index): StoredCustomer => ({
      id: String(FIRST_CUSTOMER_NUMBER + index),
      sub: account.sub,
      name: account.name,
      email: account.email,
      phone: account.phone,
      startPoints: points.get(account) ?? 0,
      businessAccount: businessAccounts.get(account) ?? 'none',
    }),
  );
  const bookings = sampleRides.map((sample, index) => {
    const customerId = String(FIRST_CUSTOMER_NUMBER + demoAccounts.indexOf(sample.customer));
    return sampleBooking(sample, { customerId, number: FIRST_BOOKING_NUMBER + index, nowMs, fleet, pricing });
  });
  return {
    meta: {
      version: STATE_VERSION,
      nextNumber: FIRST_BOOKING_NUMBER + sampleRides.length,
      seededAt: new Date(nowMs).toISOString(),
    },
    customers,
    bookings,
    shares: [],
    feedback: sampleRides.flatMap((sample, index) => {
      const booking = bookings[index];
      return booking && isRated(sample) ? [praise(booking)] : [];
    }),
  };
}

interface SampleParts {
  readonly customerId: string;
  readonly number: number;
  readonly nowMs: number;
  readonly fleet: Fleet;
  readonly pricing: Pricing | null;
}

function sampleBooking(sample: SampleRide, { customerId, number, nowMs, fleet, pricing }: SampleParts): StoredBooking {
  const orderedMs = nowMs - sample.orderedHoursAgo * HOUR_MS;
  const startMs = sample.startsInHours === null ? orderedMs : nowMs + sample.startsInHours * HOUR_MS;
  const booking = newBooking({
    order: orderOf(sample, startMs),
    customerId,
    orderKey: null,
    number,
    nowMs: orderedMs,
    speed: sample.speed,
    seed: 0,
    scenario: 'happy',
    fleet,
    busyVehicleIds: new Set(),
    pricing,
  });
  const { tipEuro, paymentType, isPaymentPending, vatRate, cancelReason } = sample;
  const canceledAt = cancelReason === null ? null : new Date(orderedMs + CANCELED_AFTER_MS).toISOString();
  return {
    ...booking,
    customerTip: tipEuro,
    paymentType,
    isPaymentPending,
    vatRate,
    canceledAt,
    cancelReason: cancelReason ?? '',
  };
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
function isRated(sample: SampleRide): boolean {
  const completed = sampleRides.filter(
    ({ customer, cancelReason, speed, startsInHours }) =>
      customer === sample.customer && cancelReason === null && speed === 1 && startsInHours === null,
  );
  return completed.includes(sample) && completed.at(-1) !== sample;
}

function praise({ bookingId }: StoredBooking): State['feedback'][number] {
  const yes = 'yes' as const;
  return {
    bookingId,
    message: 'Danke, gerne wieder.',
    punctuality: yes,
    driving: yes,
    friendliness: yes,
    cleanliness: yes,
    payment: yes,
    isSkip: false,
  };
}
