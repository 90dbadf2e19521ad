import { parseCoordinates } from '../../src/lib/coordinates';
import type { Vehicle } from '../company/offer';
import { BONUS_EURO, BONUS_POINTS, type Pricing } from '../company/tariff';
import {
  beginsAtSecond,
  isCancelable,
  isCompleted,
  isOver,
  type LiveStatus,
  type ScenarioName,
  statusesUntil,
} from '../scenario';
import type { Fleet } from '../simulation/fleet';
import { planRide, type RideMoment, type RidePlan, rideAt } from '../simulation/ride';
import type { DataStore, StoredBooking } from '../storage';
import { newBooking, type Order, pickupOf } from './new-booking';

/** A booking with the present progress of its ride. */
export interface BookingNow {
  readonly booking: StoredBooking;
  /** The cars whose drivers are asked, in order; the last one accepts. */
  readonly asked: readonly Vehicle[];
  /** The car of the driver who accepts. */
  readonly vehicle: Vehicle;
  readonly plan: RidePlan;
  readonly moment: RideMoment;
}

/** Takes orders and computes the state of every ride at any time, for HTTP and the live connection. */
export type Dispatch = ReturnType<typeof createDispatch>;

/** The parts of the dispatch; the clock is in milliseconds since 1970. */
interface DispatchParts {
  readonly store: DataStore;
  readonly fleet: Fleet;
  readonly speed: number;
  readonly now: () => number;
  /** Any number; the same one gives the same rides to the same orders. */
  readonly seed: number;
  /** How rides go whose instructions name no scenario; asked at every order. */
  readonly defaultScenario: () => ScenarioName;
  /** How prices are set before the ride; null while the company has one kind of price. Asked at every order. */
  readonly pricing?: () => Pricing | null;
}

/** Creates the dispatch. It has no timers: a ride's status follows from its stored times and the clock. */
export function createDispatch(parts: DispatchParts) {
  const { store, fleet, speed, now, seed, defaultScenario, pricing = () => null } = parts;
  // Cancelling makes a new booking around the same order; a reset makes new orders.
  const plans = new WeakMap<StoredBooking['order'], RidePlan>();
  const planOf = (booking: StoredBooking) => {
    const plan = plans.get(booking.order) ?? planBooking(booking);
    plans.set(booking.order, plan);
    return plan;
  };
  const lookAt = (booking: StoredBooking): BookingNow => {
    const plan = planOf(booking);
    const canceledAt = booking.canceledAt === null ? null : secondsAt(booking, Date.parse(booking.canceledAt));
    const asked = booking.askedVehicleIds.map(fleet.vehicleOf);
    const vehicle = asked.at(-1) ?? fleet.vehicleOf('1');
    return { booking, asked, vehicle, plan, moment: rideAt(plan, secondsAt(booking, now()), canceledAt) };
  };
  /** A ride that is over stays over, and is not computed again. */
  const finished = new WeakSet<StoredBooking>();
  const isOpen = (booking: StoredBooking) => {
    if (finished.has(booking)) return false;
    const isFinished = booking.canceledAt !== null || statusesAt(booking, now()).some(isOver);
    if (isFinished) finished.add(booking);
    return !isFinished;
  };
  const bookings = () => store.read().bookings;
  const byId = (bookingId: string) => bookings().find((booking) => booking.bookingId === bookingId);
  /** A booking of this customer; null for an unknown id or another customer's booking. */
  const find = (customerId: string, bookingId: string) => {
    const booking = byId(bookingId);
    return booking?.customerId === customerId ? lookAt(booking) : null;
  };
  const ofCustomer = (customerId: string) => bookings().filter((booking) => booking.customerId === customerId);
  /** All bookings of a customer, oldest first. */
  const bookingsOf = (customerId: string): readonly BookingNow[] => ofCustomer(customerId).map(lookAt);
  const busyVehicleIds = () =>
    new Set(
      bookings()
        .filter((booking) => isOpen(booking) && secondsAt(booking, now()) >= 0)
        .map((booking) => booking.askedVehicleIds.at(-1) ?? ''),
    );

  return {
    find,
    bookingsOf,
    /** A booking of any customer whose ride is not over; null otherwise, which takes no longer than an unknown id. */
    findOpen: (bookingId: string) => {
      const booking = byId(bookingId);
      return booking && isOpen(booking) ? lookAt(booking) : null;
    },
    /** Stores an order, with its key if there is one, and returns its booking id. */
    placeOrder: (customerId: string, order: Order, orderKey: string | null = null) => {
      const { nextNumber } = store.read().meta;
      const booking = newBooking({
        ...{ order, customerId, orderKey, number: nextNumber, nowMs: now(), speed, seed, fleet },
        ...{ scenario: defaultScenario(), busyVehicleIds: busyVehicleIds(), pricing: pricing() },
      });
      store.put({ nextNumber: nextNumber + 1, bookings: [booking] });
      return booking.bookingId;
    },
    /** The booking id of this customer's earlier order with the key; null for none. */
    findOrder: (customerId: string, orderKey: string) =>
      ofCustomer(customerId).find((booking) => booking.orderKey === orderKey)?.bookingId ?? null,
    /** Cancels if the ride's status allows it (Spec §4); returns whether it did. */
    cancel: (customerId: string, bookingId: string) => {
      const found = find(customerId, bookingId);
      if (!found || !isCancelable(found.moment.jobStatus)) return false;
      const canceled = { ...found.booking, canceledAt: new Date(now()).toISOString() };
      store.put({ bookings: [canceled] });
      return true;
    },
    /** Moves the open rides of the scenario `in-steps` to the beginning of a status. */
    moveTo: (status: LiveStatus) => {
      const passedMs = (speed: number) => (beginsAtSecond('in-steps', status) / speed) * 1000;
      const moved = bookings()
        .filter((booking) => booking.scenario === 'in-steps' && isOpen(booking))
        .map((booking) => ({ ...booking, dispatchAt: new Date(now() - passedMs(booking.speed)).toISOString() }));
      store.put({ bookings: moved });
    },
    /** Cars that are on no ride now. */
    freeVehicles: () => {
      const busy = busyVehicleIds();
      return fleet.vehicles.filter((vehicle) => !busy.has(vehicle.id));
    },
    /** Bonus in euro that the points allow, else 0 (D3): a kilometre earns a point, a bonus costs 50. */
    milesDiscount: (customerId: string) => {
      const { meta, customers } = store.read();
      const start = customers.find(({ id }) => id === customerId)?.startPoints ?? 0;
      const points = bookingsOf(customerId)
        .filter(({ booking }) => booking.orderedAt >= meta.seededAt)
        .reduce((sum, one) => sum + pointsOf(one), start);
      return points > BONUS_POINTS ? BONUS_EURO : 0;
    },
  };
}

function pointsOf({ booking, plan, moment }: BookingNow): number {
  if (moment.status === 'CANCELED') return 0;
  const earned = isCompleted(moment.status) ? Math.floor(plan.journey.distanceMeters / 1000) : 0;
  return earned - (booking.bonusEuro > 0 ? BONUS_POINTS : 0);
}

function planBooking({ order, carStart, scenario, seed }: StoredBooking): RidePlan {
  const pickup = pickupOf(order);
  const drop = order.isDropRequired === 1 ? parseCoordinates(order.dropCoordinates) : null;
  return planRide({ carStart: parseCoordinates(carStart) ?? pickup, pickup, drop, scenario, seed });
}

/** Seconds of the simulation since the search began; negative while a pre-order waits. */
function secondsAt({ dispatchAt, speed }: StoredBooking, timeMs: number): number {
  return ((timeMs - Date.parse(dispatchAt)) / 1000) * speed;
}

const statusesAt = (booking: StoredBooking, timeMs: number) =>
  statusesUntil(booking.scenario, secondsAt(booking, timeMs));
