import { parseCoordinates } from '../../src/lib/coordinates';
import type { StoredBooking } from '../data/state';
import type { DataStore } from '../data/store';
import { BONUS_POINTS } from '../data/tariff';
import { type Vehicle, vehicles } from '../data/vehicles';
import type { RouteAlongStreets } from '../simulation/door-to-door';
import type { Fleet } from '../simulation/fleet';
import { planRide, type RideMoment, type RidePlan, rideAt } from '../simulation/ride';
import { isCancelable, isCompleted, isOver, statusAt } from '../simulation/ride-status';
import { newBooking, type Order, pickupOf } from './new-booking';

/** A booking together with where its ride has got to. */
export interface BookingNow {
  readonly booking: StoredBooking;
  readonly vehicle: Vehicle;
  readonly plan: RidePlan;
  readonly moment: RideMoment;
}

/** Takes orders and knows every ride at every moment; HTTP and the live connection both ask here. */
export interface Dispatch {
  /** Stores an order and answers its booking id. */
  placeOrder(customerId: string, order: Order): string;
  /** A booking of this customer; null when there is none or it is somebody else's. */
  find(customerId: string, bookingId: string): BookingNow | null;
  /** All bookings of a customer, oldest first. */
  bookingsOf(customerId: string): readonly BookingNow[];
  /** Cancels if the ride's status allows it (Spec §4); answers whether it did. */
  cancel(customerId: string, bookingId: string, reason: string): boolean;
  /** Cars that are on no ride now. */
  freeVehicles(): readonly Vehicle[];
  /** Loyalty points: one per kilometre, 50 given back for each bonus. */
  milesPoints(customerId: string): number;
}

/** What the dispatch works with; the clock is in milliseconds since 1970. */
interface DispatchParts {
  readonly store: DataStore;
  readonly fleet: Fleet;
  readonly alongStreets: RouteAlongStreets;
  readonly speed: number;
  readonly now: () => number;
}

/** Creates the dispatch. It keeps no timers: a ride's status follows from its stored times and the clock. */
export function createDispatch({ store, fleet, alongStreets, speed, now }: DispatchParts): Dispatch {
  const plans = new Map<string, RidePlan>();
  const planOf = (booking: StoredBooking) => {
    const plan = plans.get(booking.bookingId) ?? planBooking(booking, alongStreets);
    plans.set(booking.bookingId, plan);
    return plan;
  };
  const lookAt = (booking: StoredBooking): BookingNow => {
    const plan = planOf(booking);
    const moment = rideAt(plan, elapsedSeconds(booking, now()), booking.canceledAt !== null);
    return { booking, vehicle: vehicleOf(booking), plan, moment };
  };
  const find = (customerId: string, bookingId: string) => {
    const booking = store.read().bookings.find((one) => one.bookingId === bookingId && one.customerId === customerId);
    return booking ? lookAt(booking) : null;
  };
  const bookingsOf = (customerId: string) =>
    store
      .read()
      .bookings.filter((booking) => booking.customerId === customerId)
      .map(lookAt);
  const busyVehicleIds = () =>
    new Set(
      store
        .read()
        .bookings.filter((booking) => isOnTheRoad(booking, now()))
        .map((booking) => booking.vehicleId),
    );

  return {
    find,
    bookingsOf,
    placeOrder: (customerId, order) => {
      const state = store.read();
      const number = state.meta.nextNumber;
      const busy = busyVehicleIds();
      const booking = newBooking({ order, customerId, number, nowMs: now(), speed, fleet, busyVehicleIds: busy });
      store.replace({
        ...state,
        meta: { ...state.meta, nextNumber: number + 1 },
        bookings: [...state.bookings, booking],
      });
      return booking.bookingId;
    },
    cancel: (customerId, bookingId, reason) => {
      const found = find(customerId, bookingId);
      if (!found || !isCancelable(found.moment.jobStatus)) return false;
      const canceled = { ...found.booking, canceledAt: new Date(now()).toISOString(), cancelReason: reason };
      const state = store.read();
      const bookings = state.bookings.map((booking) => (booking.bookingId === bookingId ? canceled : booking));
      store.replace({ ...state, bookings });
      return true;
    },
    freeVehicles: () => {
      const busy = busyVehicleIds();
      return vehicles.filter((vehicle) => !busy.has(vehicle.id));
    },
    milesPoints: (customerId) => {
      const start = store.read().customers.find((customer) => customer.id === customerId)?.startPoints ?? 0;
      return bookingsOf(customerId).reduce((points, one) => points + pointsOf(one), start);
    },
  };
}

function pointsOf({ booking, plan, moment }: BookingNow): number {
  if (moment.status === 'CANCELED') return 0;
  const earned = isCompleted(moment.status) ? Math.floor(plan.journey.distanceMeters / 1000) : 0;
  return earned - (booking.bonusEuro > 0 ? BONUS_POINTS : 0);
}

function planBooking({ order, carStart, bookingId }: StoredBooking, alongStreets: RouteAlongStreets): RidePlan {
  const pickup = pickupOf(order);
  const drop = order.isDropRequired === 1 ? parseCoordinates(order.dropCoordinates) : null;
  const start = parseCoordinates(carStart) ?? pickup;
  return planRide({ carStart: start, pickup, drop, seed: Number(bookingId) }, alongStreets);
}

/** Seconds of the simulation since the search began; negative while a pre-order waits. */
function elapsedSeconds({ dispatchAt, speed }: StoredBooking, nowMs: number): number {
  return ((nowMs - Date.parse(dispatchAt)) / 1000) * speed;
}

function isOnTheRoad(booking: StoredBooking, nowMs: number): boolean {
  const elapsed = elapsedSeconds(booking, nowMs);
  return elapsed >= 0 && booking.canceledAt === null && !isOver(statusAt(elapsed));
}

function vehicleOf({ vehicleId }: StoredBooking): Vehicle {
  return vehicles.find((vehicle) => vehicle.id === vehicleId) ?? vehicles[0];
}
