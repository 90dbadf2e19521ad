import { berlinWallTime } from '../../src/lib/berlin-time';
import { newBooking, type Order } from '../dispatch/new-booking';
import type { Fleet } from '../simulation/fleet';
import { demoAccounts } from './demo-accounts';
import { type PastRide, pastRides } from './past-rides';
import { STATE_VERSION, type State, type StoredBooking, type StoredCustomer } from './state';

const FIRST_CUSTOMER_NUMBER = 101;
const FIRST_BOOKING_NUMBER = 20001;
const DAY_MS = 86_400_000;
/** More than 50, so that the customer with a history is asked about the bonus (D3). */
const POINTS_OF_FIRST_CUSTOMER = 60;

/**
 * What the data file holds on the first start: the demo customers and their past rides, dated backwards from now so
 * that they stay believable. The newest ride of each customer still waits for feedback.
 */
export function seedState(nowMs: number, fleet: Fleet): State {
  const customers = demoAccounts.map(
    ({ sub, name, email, phone }, index): StoredCustomer => ({
      id: String(FIRST_CUSTOMER_NUMBER + index),
      sub,
      name,
      email,
      phone,
      startPoints: index === 0 ? POINTS_OF_FIRST_CUSTOMER : 0,
      hasBusinessAccount: index === 2,
    }),
  );
  const bookings = pastRides.flatMap((past, index) => {
    const customer = customers.find(({ sub }) => sub === past.customerSub);
    return customer ? [pastBooking(past, customer, FIRST_BOOKING_NUMBER + index, nowMs, fleet)] : [];
  });
  return {
    meta: { version: STATE_VERSION, nextNumber: FIRST_BOOKING_NUMBER + pastRides.length },
    customers,
    bookings,
    feedback: bookings.filter((booking) => !isNewestOfCustomer(booking, bookings)).map(praise),
  };
}

function pastBooking(past: PastRide, customer: StoredCustomer, number: number, nowMs: number, fleet: Fleet) {
  const orderedMs = nowMs - past.daysAgo * DAY_MS;
  const { date, time } = berlinWallTime(new Date(orderedMs));
  const { from, to } = past;
  const order: Order = {
    custName: customer.name,
    custMobile: customer.phone,
    pickupCoordinates: from.coordinates,
    pickupAreaName: from.area,
    pickupCity: 'Kassel',
    pickupZipcode: from.zipcode,
    dropCoordinates: to?.coordinates ?? '',
    dropAreaName: to?.area ?? '',
    dropCity: to ? 'Kassel' : '',
    dropZipcode: to?.zipcode ?? '',
    noOfPassanger: past.passengers,
    orderStartDate: `${date} ${time}:00`,
    custInstruction: '',
    isDropRequired: to ? 1 : 0,
    carType: past.carType,
    carCategoryIds: [],
    driverFeatureIds: [],
    useMiles: false,
  };
  const busyVehicleIds = new Set<string>();
  const booking = newBooking({
    order,
    customerId: customer.id,
    number,
    nowMs: orderedMs,
    speed: 1,
    fleet,
    busyVehicleIds,
  });
  return {
    ...booking,
    customerTip: past.tipEuro,
    paymentType: past.isPaidByCard ? 2 : 1,
    vatRate: past.vatRate,
  } satisfies StoredBooking;
}

function isNewestOfCustomer(booking: StoredBooking, all: readonly StoredBooking[]): boolean {
  return !all.some((other) => other.customerId === booking.customerId && other.orderedAt > booking.orderedAt);
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
