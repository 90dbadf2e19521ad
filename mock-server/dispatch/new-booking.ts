import type { CreateOrderRequest, Wire } from '../../src/backend/wire';
import { berlinInstant } from '../../src/lib/berlin-time';
import { type Coordinates, formatCoordinates, parseCoordinates } from '../../src/lib/coordinates';
import type { StoredBooking } from '../data/state';
import { BONUS_EURO } from '../data/tariff';
import { type Vehicle, vehicles } from '../data/vehicles';
import { type Fleet, nearestVehicle } from '../simulation/fleet';
import { beginsAtSecond } from '../simulation/ride-status';

/** An order as it comes over the wire (Spec §3). */
export type Order = Wire<typeof CreateOrderRequest>;

/** What the customer ordered, when, and the cars that could come. */
interface BookingRequest {
  readonly order: Order;
  readonly customerId: string;
  /** Makes the ids. */
  readonly number: number;
  readonly nowMs: number;
  readonly speed: number;
  readonly fleet: Fleet;
  /** Cars on another ride; they only come when no other car of the kind is left. */
  readonly busyVehicleIds: ReadonlySet<string>;
}

/** An order that starts later than this is a pre-order. */
const PRE_ORDER_AHEAD_MS = 15 * 60_000;

/** Settles everything about a new booking that time alone does not: its ids, its car and when the car is sent. */
export function newBooking(request: BookingRequest): StoredBooking {
  const { order, nowMs, speed } = request;
  const dispatchMs = dispatchAtMs(order, nowMs, speed);
  const vehicle = chooseVehicle(request, dispatchMs);
  return {
    bookingId: String(request.number),
    orderId: `A${request.number}`,
    customerId: request.customerId,
    order,
    orderedAt: new Date(nowMs).toISOString(),
    dispatchAt: new Date(dispatchMs).toISOString(),
    speed,
    vehicleId: vehicle.id,
    carStart: formatCoordinates(request.fleet.positionOf(vehicle, dispatchMs)),
    bonusEuro: order.useMiles ? BONUS_EURO : 0,
    customerTip: 0,
    paymentType: 1,
    vatRate: null,
    canceledAt: null,
    cancelReason: '',
  };
}

/** The instant an order asks for, milliseconds since 1970; null when Berlin has no such wall time. */
export function orderStartMs(order: Order): number | null {
  const [date = '', time = ''] = order.orderStartDate.split(' ');
  return berlinInstant({ date, time: time.slice(0, 5) })?.getTime() ?? null;
}

/** The pickup of a stored order; the wire schema has seen that it is one. */
export function pickupOf(order: Order): Coordinates {
  const pickup = parseCoordinates(order.pickupCoordinates);
  if (!pickup) throw new Error(`Stored pickup is not "lat,lng": ${order.pickupCoordinates}`);
  return pickup;
}

/** A car is sent at once, or to a pre-order so that it stands at the pickup when the clock says so. */
function dispatchAtMs(order: Order, nowMs: number, speed: number): number {
  const startMs = orderStartMs(order) ?? nowMs;
  if (startMs - nowMs <= PRE_ORDER_AHEAD_MS) return nowMs;
  return startMs - (beginsAtSecond('AT_CUSTOMER') / speed) * 1000;
}

function chooseVehicle({ order, fleet, busyVehicleIds }: BookingRequest, dispatchMs: number): Vehicle {
  const ofKind = vehicles.filter((vehicle) => vehicle.carType === order.carType);
  const free = ofKind.filter((vehicle) => !busyVehicleIds.has(vehicle.id));
  const candidates = [free, ofKind].find((list) => list.length > 0) ?? vehicles;
  return nearestVehicle(candidates, fleet, pickupOf(order), dispatchMs) ?? vehicles[0];
}
