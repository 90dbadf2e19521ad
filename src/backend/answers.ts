import * as v from 'valibot';
import { parseBerlinTime } from '../lib/berlin-time';
import type { Address } from '../lib/places/place';
import {
  coordinates,
  euros,
  finiteNumber,
  id,
  kilometers,
  listOf,
  minutes,
  orNull,
  people,
  percent,
  rating,
  text,
} from '../lib/reading';
import type { PriceKind } from '../site';
import { readStatusWord } from './status-word';

/**
 * Schemas for the answers of Spec §7. Their output is the site's own types (`types`), without misspelt names, "lat,lng"
 * texts and zeros that mean "unknown". Parsing is tolerant (D42): only fields without `orNull` are required, because a
 * screen cannot work without them. The contract for backends is stricter: see `wire`.
 */

/** Parses what a backend has answered. */
export type Reading<Value> = v.GenericSchema<unknown, Value>;

/**
 * Spec §3, booking details, without the id, which the request has. `pickup_time_in_minutes`, `drop_time_in_minutes` and
 * `distance_in_km` are ignored: the client sets them to 0 after fetching (Spec §3), and 0 means unknown (D17).
 */
export const bookingAnswer = v.pipe(
  v.object({
    driverName: text,
    driver_name: text,
    carNo: text,
    jobStatus: text,
    pickupCoordinates: coordinates,
    dropCoordinates: orNull(coordinates),
    vehicle_name: text,
    driver_rating: orNull(rating),
  }),
  v.transform((details) => ({
    driverName: details.driverName || details.driver_name,
    carNumber: details.carNo,
    jobStatus: readStatusWord(details.jobStatus),
    pickup: details.pickupCoordinates,
    drop: details.dropCoordinates,
    vehicleName: details.vehicle_name,
    driverRating: details.driver_rating,
  })),
);

/** How binding a price is; null if the backend does not say. */
export const priceKind: Reading<PriceKind | null> = orNull(v.picklist(['taximeter', 'corridor', 'fixed']));

const paymentTypes: Readonly<Record<number, 'cash' | 'card'>> = { 1: 'cash', 2: 'card' };
const PAID = 1;

/**
 * The drop, if the ride says that it is required; if the ride does not say, whether any part of its address is known.
 */
function dropOf(isRequired: number | null, drop: Address): Address | null {
  const isThere = isRequired === null ? Boolean(drop.area || drop.city || drop.zipcode) : isRequired === 1;
  return isThere ? drop : null;
}

/**
 * Spec §3, ride list item. Only the booking's id is required, to follow and rate the ride; it replaces a missing order
 * id. Payment 1 is cash, 2 card, other online; 1 is paid, otherwise pending. A tip of 0 really is 0.
 */
export const rideAnswer = v.pipe(
  v.object({
    bookingId: id,
    orderId: orNull(id),
    custName: text,
    custMobile: text,
    carNo: text,
    driverName: text,
    noOfPassanger: orNull(people),
    orderStartDateTime: text,
    preprationTime: orNull(minutes),
    pickupAreaName: text,
    pickupCity: text,
    pickupZipcode: text,
    dropAreaName: text,
    dropCity: text,
    dropZipcode: text,
    isDropRequired: orNull(v.pipe(finiteNumber, v.picklist([0, 1]))),
    basePrice: orNull(euros),
    pricePerKm: orNull(euros),
    invoicePrice: orNull(euros),
    customerTip: orNull(euros),
    paymentType: orNull(finiteNumber),
    paymentStatus: orNull(finiteNumber),
    distanceTraveledWithCustomer: orNull(kilometers),
    vatRate: orNull(percent),
    priceKind,
  }),
  v.transform((ride) => ({
    /** Shown as the ride number; the booking number if there is none. */
    orderId: ride.orderId ?? ride.bookingId,
    /** Shown as the booking number. */
    bookingId: ride.bookingId,
    customerName: ride.custName,
    customerPhone: ride.custMobile,
    carNumber: ride.carNo,
    driverName: ride.driverName,
    passengers: ride.noOfPassanger,
    startsAt: parseBerlinTime(ride.orderStartDateTime),
    preparationMinutes: ride.preprationTime,
    pickup: { area: ride.pickupAreaName, city: ride.pickupCity, zipcode: ride.pickupZipcode },
    drop: dropOf(ride.isDropRequired, { area: ride.dropAreaName, city: ride.dropCity, zipcode: ride.dropZipcode }),
    basePrice: ride.basePrice,
    pricePerKm: ride.pricePerKm,
    invoicePrice: ride.invoicePrice,
    /** 0 means no tip, not unknown. */
    tip: ride.customerTip ?? 0,
    paymentType: paymentTypes[ride.paymentType ?? 0] ?? ('online' as const),
    isPaid: ride.paymentStatus === PAID,
    distanceKm: ride.distanceTraveledWithCustomer,
    vatPercent: ride.vatRate,
    priceKind: ride.priceKind,
  })),
);
/** Current rides, or those without feedback (Spec §7). */
export const ridesAnswer = listOf(rideAnswer);

/** Spec §3, profile; empty strings for missing fields. */
export const profileAnswer = v.pipe(
  v.object({
    customerName: text,
    customerMobile: text,
    customerEmail: text,
    customerId: text,
    accountType: text,
    accountId: text,
    status: text,
  }),
  v.transform(({ customerName, customerMobile, customerEmail, ...account }) => ({
    name: customerName,
    phone: customerMobile,
    email: customerEmail,
    ...account,
  })),
);
