import type { BookingDetails, Ride, Wire } from '../../src/backend/wire';
import { billedKilometers, priceOf, tariffs } from '../company/tariff';
import { hasDriver, isCompleted } from '../scenario/ride-status';
import { wholeMinutes } from '../simulation/ride';
import type { BookingNow } from './dispatch';

/** `GET /bookings/{id}` (Spec §3). Driver and car are named once the driver has accepted. */
export function bookingDetails({ booking, vehicle, moment }: BookingNow): Wire<typeof BookingDetails> {
  const isDriverKnown = hasDriver(moment.jobStatus);
  const driverName = isDriverKnown ? vehicle.driverName : '';
  return {
    bookingId: booking.bookingId,
    driverName,
    carNo: isDriverKnown ? vehicle.carNo : '',
    jobStatus: moment.jobStatus,
    pickupCoordinates: booking.order.pickupCoordinates,
    dropCoordinates: booking.order.dropCoordinates,
    vehicle_name: isDriverKnown ? vehicle.vehicleName : '',
    driver_name: driverName,
    driver_rating: isDriverKnown ? vehicle.driverRating : null,
    pickup_time_in_minutes: moment.minutesToPickup,
    drop_time_in_minutes: moment.minutesToDrop,
    distance_in_km: moment.kilometersToDrop,
  };
}

/**
 * A line of the ride lists (Spec §3). A completed ride carries its invoice: base price + kilometres × price per
 * kilometre − bonus; the tip is beside it. Before that distance and invoice are 0.
 */
export function ride({ booking, vehicle, plan, moment }: BookingNow): Wire<typeof Ride> {
  const { order } = booking;
  const isDone = isCompleted(moment.status);
  const isDriverKnown = hasDriver(moment.jobStatus);
  const tariff = tariffs.find((one) => one.carType === order.carType) ?? tariffs[0];
  const distance = isDone ? billedKilometers(plan.journey.distanceMeters) : 0;
  return {
    orderId: booking.orderId,
    bookingId: booking.bookingId,
    custName: order.custName,
    custMobile: order.custMobile,
    carNo: isDriverKnown ? vehicle.carNo : '',
    driverName: isDriverKnown ? vehicle.driverName : '',
    noOfPassanger: order.noOfPassanger,
    orderStartDateTime: order.orderStartDate,
    preprationTime: wholeMinutes(plan.approach.durationSeconds),
    pickupAreaName: order.pickupAreaName,
    pickupCity: order.pickupCity,
    pickupZipcode: order.pickupZipcode,
    dropAreaName: order.dropAreaName,
    dropCity: order.dropCity,
    dropZipcode: order.dropZipcode,
    isDropRequired: order.isDropRequired,
    basePrice: tariff.basePrice,
    pricePerKm: tariff.pricePerKm,
    invoicePrice: isDone ? priceOf(tariff, distance, booking.bonusEuro) : 0,
    customerTip: booking.customerTip,
    paymentType: booking.paymentType,
    paymentStatus: isDone && !booking.isPaymentPending ? 1 : 0,
    distanceTraveledWithCustomer: distance,
    ...(booking.vatRate === null ? {} : { vatRate: booking.vatRate }),
  } satisfies Wire<typeof Ride>;
}
