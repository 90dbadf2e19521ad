import type { Ride, RidesPage, Wire } from '../../../src/backend/wire';
import { parseBerlinTime } from '../../../src/lib/berlin-time';
import type { Wrong } from '../problems';

/** A ride in a list, as in the contract. */
export type RideEntry = Wire<typeof Ride>;

/** The bonus in euro (Spec §9). */
const BONUS_EURO = 5;
const HALF_A_CENT = 0.005;
/**
 * The tolerance between neighbours: an order may start two hours ago, and an order within 15 minutes starts at once.
 */
const ORDER_TOLERANCE_MS = (2 * 60 + 15) * 60_000;
const PRE_ORDER_AHEAD_MS = 15 * 60_000;

const startOf = ({ orderStartDateTime }: RideEntry) => parseBerlinTime(orderStartDateTime)?.getTime() ?? Number.NaN;

/** `isDropRequired` must match the texts of the drop-off. */
function dropProblems({ isDropRequired, dropAreaName, dropCity, dropZipcode, bookingId: id }: RideEntry): Wrong[] {
  const isNamed = [dropAreaName, dropCity, dropZipcode].some((text) => (text ?? '') !== '');
  if (isDropRequired === (isNamed ? 1 : 0)) return [];
  const what = `is ${isDropRequired}, but the drop ${isNamed ? 'has a name' : 'has none'}`;
  return [{ field: 'isDropRequired', what, id }];
}

/** The wrong fields of a ride in either list. */
export function rideProblems(ride: RideEntry): readonly Wrong[] {
  const id = ride.bookingId;
  const amounts = {
    basePrice: ride.basePrice,
    pricePerKm: ride.pricePerKm,
    invoicePrice: ride.invoicePrice,
    customerTip: ride.customerTip,
    preprationTime: ride.preprationTime,
    distanceTraveledWithCustomer: ride.distanceTraveledWithCustomer,
  };
  const negative = Object.entries(amounts).filter(([, amount]) => (amount ?? 0) < 0);
  const wrongs: Wrong[] = negative.map(([field]) => ({ field, what: 'is negative', id }));
  const isWallTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(ride.orderStartDateTime);
  if (!isWallTime || Number.isNaN(startOf(ride))) {
    wrongs.push({
      field: 'orderStartDateTime',
      what: `is ${ride.orderStartDateTime}, no Berlin wall time YYYY-MM-DD HH:mm:ss`,
      id,
    });
  }
  const persons = ride.noOfPassanger ?? 0;
  if (!Number.isInteger(persons) || persons < 1 || persons > 8) {
    wrongs.push({ field: 'noOfPassanger', what: `is ${persons}, not 1 to 8`, id });
  }
  return [...wrongs, ...dropProblems(ride), ...setPriceProblems(ride)];
}

/** A price agreed before the ride does not depend on the distance. */
function setPriceProblems({ priceKind, pricePerKm, bookingId: id }: RideEntry): readonly Wrong[] {
  const isSet = priceKind === 'fixed' || priceKind === 'corridor';
  return isSet && pricePerKm
    ? [{ field: 'pricePerKm', what: `is ${pricePerKm}, but priceKind is ${priceKind}`, id }]
    : [];
}

/** A completed ride contains its invoice. */
export function invoiceProblems(ride: RideEntry): readonly Wrong[] {
  const { basePrice, pricePerKm, distanceTraveledWithCustomer, invoicePrice } = ride;
  const full = (basePrice ?? 0) + (pricePerKm ?? 0) * (distanceTraveledWithCustomer ?? 0);
  const right = [full, Math.max(0, full - BONUS_EURO)].map((euro) => Math.round(euro * 100) / 100);
  if (right.some((euro) => Math.abs(euro - (invoicePrice ?? 0)) < HALF_A_CENT)) return [];
  const what = `is ${invoicePrice}, not basePrice + pricePerKm × distance (${right[0]}), nor that less the bonus`;
  return [{ field: 'invoicePrice', what, id: ride.bookingId }];
}

/** Before completion distance and invoice are 0. */
export const unfinishedProblems = (ride: RideEntry): readonly Wrong[] =>
  (['invoicePrice', 'distanceTraveledWithCustomer'] as const)
    .filter((field) => ride[field] !== 0)
    .map((field) => ({ field, what: `is ${ride[field]}, not 0, before completion`, id: ride.bookingId }));

/** The newest ride comes first. */
export function newestFirstProblems(rides: readonly RideEntry[]): readonly Wrong[] {
  const after = rides.find((ride, place) => {
    const before = rides[place - 1];
    return before !== undefined && startOf(ride) - startOf(before) > ORDER_TOLERANCE_MS;
  });
  return after ? [{ field: '', what: 'the newest ride does not come first', id: after.bookingId }] : [];
}

const isPreOrderAt = (nowMs: number) => (ride: RideEntry) => startOf(ride) > nowMs + PRE_ORDER_AHEAD_MS;

/** Rides in progress: the newest is last. */
export function roadOrderProblems(rides: readonly RideEntry[], nowMs: number): readonly Wrong[] {
  const isPreOrder = isPreOrderAt(nowMs);
  const [wrong] = newestFirstProblems(rides.filter((ride) => !isPreOrder(ride)).reverse());
  return wrong ? [{ ...wrong, what: 'the newest ride on the road does not come last' }] : [];
}

/** Pre-orders come first, the latest of them at the top. */
export function preOrdersFirstProblems(rides: readonly RideEntry[], nowMs: number): readonly Wrong[] {
  const isPreOrder = isPreOrderAt(nowMs);
  const wrong = rides.find((ride, place) => {
    const before = rides[place - 1];
    if (!before || !isPreOrder(ride)) return false;
    return !isPreOrder(before) || startOf(ride) > startOf(before);
  });
  return wrong ? [{ field: '', what: 'pre-orders do not come first, the latest foremost', id: wrong.bookingId }] : [];
}

/** The numbers of a page must be consistent with each other and with the request. */
export function pageProblems(page: Wire<typeof RidesPage>, number: number, size: number): readonly Wrong[] {
  const expected = {
    number,
    size,
    totalPages: Math.ceil(page.totalElements / size),
    content: Math.max(0, Math.min(size, page.totalElements - number * size)),
  };
  const given = { ...page, content: page.content.length };
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((field) => given[field] !== expected[field])
    .map((field) => {
      const entries = field === 'content' ? ' entries' : '';
      return {
        field,
        what: `is ${given[field]}${entries}, not ${expected[field]} (pageNo=${number}, pageSize=${size})`,
      };
    });
}
