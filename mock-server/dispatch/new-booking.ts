import type { CreateOrderRequest, Wire } from '../../src/backend/wire';
import { berlinInstant } from '../../src/lib/berlin-time';
import { type Coordinates, formatCoordinates, parseCoordinates } from '../../src/lib/coordinates';
import type { Vehicle } from '../company/offer';
import { BONUS_EURO, type OrderedPrice, type Pricing, tariffs } from '../company/tariff';
import { beginsAtSecond, driversAsked, type ScenarioName, scenarioIn } from '../scenario';
import type { Fleet } from '../simulation/fleet';
import type { StoredBooking } from '../storage';

/** An order in its wire form (Spec §3). */
export type Order = Wire<typeof CreateOrderRequest>;

/** The customer's order, its time, and the possible cars. */
interface BookingRequest {
  readonly order: Order;
  readonly customerId: string;
  readonly orderKey: string | null;
  /** Makes the ids. */
  readonly number: number;
  readonly nowMs: number;
  readonly speed: number;
  /** Together with the number it makes the ride's own seed. */
  readonly seed: number;
  /** The scenario of the ride, unless the instructions name another. */
  readonly scenario: ScenarioName;
  readonly fleet: Fleet;
  /** Cars on another ride; they only come if no other car of the kind is free. */
  readonly busyVehicleIds: ReadonlySet<string>;
  /** Null while the company has one kind of price. */
  readonly pricing: Pricing | null;
}

/** An order that starts later than this is a pre-order. */
const PRE_ORDER_AHEAD_MS = 15 * 60_000;

/** Settles every detail of a new booking that does not depend on time: its ids, its car and the time of dispatch. */
export function newBooking(request: BookingRequest): StoredBooking {
  const { order, number, nowMs, speed, fleet, pricing } = request;
  const scenario = scenarioIn(order.custInstruction) ?? request.scenario;
  const dispatchMs = dispatchAtMs(order, scenario, nowMs, speed);
  const asked = askDrivers(request, scenario, dispatchMs);
  const comes = asked.at(-1) ?? fleet.vehicleOf('1');
  return {
    bookingId: String(number),
    orderId: `A${number}`,
    customerId: request.customerId,
    order,
    orderedAt: new Date(nowMs).toISOString(),
    orderKey: request.orderKey,
    dispatchAt: new Date(dispatchMs).toISOString(),
    speed,
    scenario,
    seed: request.seed + number,
    askedVehicleIds: asked.map(({ id }) => id),
    carStart: formatCoordinates(fleet.positionOf(comes, dispatchMs)),
    bonusEuro: order.useMiles ? BONUS_EURO : 0,
    customerTip: 0,
    paymentType: 1,
    isPaymentPending: false,
    vatRate: null,
    ...(pricing && { orderedPrice: orderedPrice(order, pricing) }),
    canceledAt: null,
  };
}

/** Without a destination no price can be set before the ride. */
function orderedPrice({ carType, isDropRequired }: Order, { raisedEuro }: Pricing): OrderedPrice {
  const kind = tariffs.find((tariff) => tariff.carType === carType)?.priceKind ?? 'taximeter';
  return { kind: isDropRequired === 1 ? kind : 'taximeter', raisedEuro };
}

/** The start time of an order, in milliseconds since 1970; null if this local time does not exist in Berlin. */
export function orderStartMs(order: Order): number | null {
  const [date = '', time = ''] = order.orderStartDate.split(' ');
  return berlinInstant({ date, time: time.slice(0, 5) })?.getTime() ?? null;
}

/** The pickup of a stored order, which the wire schema has validated. */
export function pickupOf(order: Order): Coordinates {
  const pickup = parseCoordinates(order.pickupCoordinates);
  if (!pickup) throw new Error(`Stored pickup is not "lat,lng": ${order.pickupCoordinates}`);
  return pickup;
}

/** The time of dispatch: now, or for a pre-order early enough to be at the pickup in time, if there is time enough. */
function dispatchAtMs(order: Order, scenario: ScenarioName, nowMs: number, speed: number): number {
  const startMs = orderStartMs(order) ?? nowMs;
  if (startMs - nowMs <= PRE_ORDER_AHEAD_MS) return nowMs;
  return Math.max(nowMs, startMs - (beginsAtSecond(scenario, 'AT_CUSTOMER') / speed) * 1000);
}

/** The nearest free cars of the kind, as many as the scenario requires; in a small fleet one may be asked twice. */
function askDrivers(
  { order, fleet, busyVehicleIds }: BookingRequest,
  scenario: ScenarioName,
  dispatchMs: number,
): readonly Vehicle[] {
  const ofKind = fleet.vehicles.filter((vehicle) => vehicle.carType === order.carType);
  const free = ofKind.filter((vehicle) => !busyVehicleIds.has(vehicle.id));
  const candidates = [free, ofKind].find((list) => list.length > 0) ?? fleet.vehicles;
  return fleet.nearest(candidates, pickupOf(order), dispatchMs, driversAsked(scenario));
}
