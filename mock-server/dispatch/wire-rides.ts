import type { BookingDetails, Ride, Wire } from '../../src/backend/wire';
import { billedKilometers, cents, setPriceOf, type Tariff, tariffs } from '../company/tariff';
import { hasDriver, isCompleted } from '../scenario';
import { type RidePlan, wholeMinutes } from '../simulation/ride';
import type { StoredBooking } from '../storage';
import type { BookingNow } from './dispatch';

/** `GET /bookings/{id}` (Spec §3). It contains driver and car after the driver's acceptance. */
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
 * A line of the ride lists (Spec §3). A completed ride contains its invoice: base price + kilometres × price per
 * kilometre − bonus; the tip is separate. Before completion distance and invoice are 0.
 */
export function ride({ booking, vehicle, plan, moment }: BookingNow): Wire<typeof Ride> {
  const { order } = booking;
  const { custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, pickupZipcode } = order;
  const { dropAreaName, dropCity, dropZipcode, isDropRequired } = order;
  const isDone = isCompleted(moment.status);
  const isDriverKnown = hasDriver(moment.jobStatus);
  const tariff = tariffs.find((one) => one.carType === order.carType) ?? tariffs[0];
  const { basePrice, pricePerKm } = billedBy(tariff, booking, plan);
  const distance = isDone ? billedKilometers(plan.journey.distanceMeters) : 0;
  return {
    orderId: booking.orderId,
    bookingId: booking.bookingId,
    ...{ custName, custMobile, noOfPassanger, pickupAreaName, pickupCity, pickupZipcode },
    ...{ dropAreaName, dropCity, dropZipcode, isDropRequired },
    carNo: isDriverKnown ? vehicle.carNo : '',
    driverName: isDriverKnown ? vehicle.driverName : '',
    orderStartDateTime: order.orderStartDate,
    preprationTime: wholeMinutes(plan.approach.durationSeconds),
    basePrice,
    pricePerKm,
    invoicePrice: isDone ? Math.max(0, cents(basePrice + pricePerKm * distance - booking.bonusEuro)) : 0,
    customerTip: booking.customerTip,
    paymentType: booking.paymentType,
    paymentStatus: isDone && !booking.isPaymentPending ? 1 : 0,
    distanceTraveledWithCustomer: distance,
    ...(booking.vatRate === null ? {} : { vatRate: booking.vatRate }),
    ...(booking.orderedPrice && { priceKind: booking.orderedPrice.kind }),
  } satisfies Wire<typeof Ride>;
}

/** The basis of a ride's invoice: the tariff, or a price agreed before it that does not depend on the distance. */
function billedBy(tariff: Tariff, { orderedPrice }: StoredBooking, { journey }: RidePlan) {
  if (!orderedPrice || orderedPrice.kind === 'taximeter') return tariff;
  return { basePrice: setPriceOf(tariff, billedKilometers(journey.distanceMeters), orderedPrice), pricePerKm: 0 };
}
