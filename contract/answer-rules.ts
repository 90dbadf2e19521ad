import * as wire from '../src/backend/wire';
import { parseBerlinTime } from '../src/lib/berlin-time';
import { type Coordinates, distanceInMeters, parseCoordinates } from '../src/lib/coordinates';
import { idOf, type Judgement, type Wrong, wrongsOf } from './problems';

/** The facts that the rules compare an answer with. */
export interface RuleContext {
  /** The company's pickup area. */
  readonly at: Coordinates;
  readonly nowMs: number;
  /** The requested booking; null for a call without one. */
  readonly bookingId: string | null;
}

/** The rules of docs/backend.md beyond the schema of an answer: between its fields, its entries, and the context. */
export type Rules<Answer> = (answer: Answer, context: RuleContext) => readonly Wrong[];

type Ride = wire.Wire<typeof wire.Ride>;

const FARTHEST_KM = 1_000;
/**
 * Between neighbours: an order may start two hours ago, and an order within 15 minutes starts at once. A pre-order that
 * starts sooner may be searched for already.
 */
const ORDER_TOLERANCE_MS = (2 * 60 + 15) * 60_000;
const PAGE_SIZE = 20;

/** The rules of each entry of a list, which may look at those before it. */
export const each =
  <Entry>(
    judge: (entry: Entry, context: RuleContext, before: readonly Entry[]) => Judgement,
  ): Rules<readonly Entry[]> =>
  (entries, context) =>
    entries.flatMap((entry, place) => wrongsOf(judge(entry, context, entries.slice(0, place)), idOf(entry)));

/** What is wrong with a point too far from the company. */
export function farAway(point: Coordinates | null, at: Coordinates): string | false {
  const kilometers = point ? Math.round(distanceInMeters(at, point) / 1000) : 0;
  return kilometers > FARTHEST_KM && `is ${kilometers} km from --at: are lat and lng swapped?`;
}

export const vehicleRules = each<wire.Wire<typeof wire.NearbyVehicle>>(({ location }, { at }) => ({
  location: farAway(parseCoordinates(location), at),
}));

export const sharedRideRules: Rules<wire.Wire<typeof wire.FollowedRide>> = ({ location }, { at }) =>
  wrongsOf({ location: farAway(parseCoordinates(location), at) });

/** The seats belong to the car type; a price is what its kind promises. */
export const categoryRules = each<wire.Wire<typeof wire.VehicleCategory>>((category, { nowMs }) => {
  const { carType, noOfSeat, price, priceKind, priceValidUntil } = category;
  const [from, to] = [category.priceFrom ?? 0, category.priceTo ?? 0];
  const isCorridor = priceKind === 'corridor';
  const isOutside = from < to && price > 0 && (price < from || price > to);
  return {
    noOfSeat: noOfSeat !== wire.carTypes[carType] && `is ${noOfSeat}, not ${wire.carTypes[carType]} of a ${carType}`,
    price:
      (priceKind === 'fixed' && price <= 0 && `is ${price}, but priceKind is fixed`) ||
      (isCorridor && isOutside && `is ${price}, outside of priceFrom and priceTo`),
    priceFrom: isCorridor
      ? !(from > 0 && from < to) && `is ${from}, and priceTo ${to}: no corridor`
      : from + to > 0 && 'or priceTo is there, but priceKind is not corridor',
    priceValidUntil: Date.parse(priceValidUntil ?? '') <= nowMs && `is ${priceValidUntil}, which has passed`,
  };
});

const ofDriver = ['driverName', 'driver_name', 'carNo', 'vehicle_name', 'driver_rating'] as const;

/** The requested booking; driver and car only after a driver has accepted. */
export const bookingRules: Rules<wire.Wire<typeof wire.BookingDetails>> = (booking, { at, bookingId }) => {
  const isEarly = (value: unknown) => booking.jobStatus === 'JOB_ACCEPTED_YN' && value !== '' && value !== null;
  const early = ofDriver.map((field) => [field, isEarly(booking[field]) && 'is there before a driver has accepted']);
  return wrongsOf({
    bookingId: bookingId !== null && booking.bookingId !== bookingId && `is ${booking.bookingId}, not ${bookingId}`,
    pickupCoordinates: farAway(parseCoordinates(booking.pickupCoordinates), at),
    ...Object.fromEntries(early),
  });
};

/** A ride in either list: its drop has a name, and a price agreed before the ride does not depend on the distance. */
function judgeRide({ isDropRequired, dropAreaName, dropCity, dropZipcode, priceKind, pricePerKm }: Ride): Judgement {
  const isNamed = dropAreaName + dropCity + dropZipcode !== '';
  const isSet = priceKind === 'fixed' || priceKind === 'corridor';
  return {
    isDropRequired:
      isDropRequired !== (isNamed ? 1 : 0) &&
      `is ${isDropRequired}, but the drop ${isNamed ? 'has a name' : 'has none'}`,
    pricePerKm: isSet && pricePerKm > 0 && `is ${pricePerKm}, but priceKind is ${priceKind}`,
  };
}

/** In ms; NaN, which is neither before nor after anything, without a ride. */
const startOf = (ride?: Ride) => parseBerlinTime(ride?.orderStartDateTime ?? '')?.getTime() ?? Number.NaN;
const isNewer = (ride?: Ride, other?: Ride) => startOf(ride) - startOf(other) > ORDER_TOLERANCE_MS;

/** Rides that are not over have no invoice; pre-orders come first, the latest foremost, and the newest ride last. */
export const ongoingRules = each<Ride>((ride, { nowMs }, earlier) => {
  const start = startOf(ride);
  const isLaterPreOrder = start > nowMs + ORDER_TOLERANCE_MS && start > startOf(earlier.at(-1));
  const onRoad = earlier.findLast((one) => startOf(one) <= nowMs);
  const isOlder = start <= nowMs && isNewer(onRoad, ride);
  const before = (amount: number) => amount !== 0 && `is ${amount}, not 0, before completion`;
  return {
    ...judgeRide(ride),
    invoicePrice: before(ride.invoicePrice),
    distanceTraveledWithCustomer: before(ride.distanceTraveledWithCustomer),
    '':
      (isLaterPreOrder && 'pre-orders do not come first, the latest foremost') ||
      (isOlder && 'the newest ride on the road does not come last'),
  };
});

/** The newest completed ride comes first. */
export const completedRules = each<Ride>((ride, _context, earlier) => ({
  ...judgeRide(ride),
  '': isNewer(ride, earlier.at(-1)) && 'the newest ride does not come first',
}));

/** The first page: its numbers fit each other. */
export const pageRules: Rules<wire.Wire<typeof wire.RidesPage>> = (page, context) => {
  const differs = (given: number, expected: number, unit = '') =>
    given !== expected && `is ${given}${unit}, not ${expected} (pageNo=0, pageSize=${PAGE_SIZE})`;
  const ofPage = wrongsOf({
    number: differs(page.number, 0),
    size: differs(page.size, PAGE_SIZE),
    totalPages: differs(page.totalPages, Math.ceil(page.totalElements / PAGE_SIZE)),
    content: differs(page.content.length, Math.min(PAGE_SIZE, page.totalElements), ' entries'),
  });
  return [...ofPage, ...completedRules(page.content, context)];
};
