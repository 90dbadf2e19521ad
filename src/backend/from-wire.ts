import { parseCoordinates } from '../lib/coordinates';
import { readStatusWord } from './status-word';
import type { BookingDetails, NearbyVehicle, NearestVehicle, Ride, RidesPage, VehicleCategory } from './types';
import type * as wire from './wire';

/** The wire's checked answers as the site names things. The misspelt names end here. */

const paymentTypes: Record<number, Ride['paymentType']> = { 1: 'cash', 2: 'card' };
const PAID = 1;

/** Spec §3, ride list item: payment 1 cash, 2 card, other online; 1 paid, otherwise pending. */
export function toRide(ride: wire.Wire<typeof wire.Ride>): Ride {
  return {
    orderId: ride.orderId,
    bookingId: ride.bookingId,
    customerName: ride.custName,
    customerPhone: ride.custMobile,
    carNumber: ride.carNo,
    driverName: ride.driverName,
    passengers: ride.noOfPassanger ?? 0,
    startsAt: ride.orderStartDateTime,
    preparationMinutes: ride.preprationTime ?? 0,
    pickup: { area: ride.pickupAreaName, city: ride.pickupCity, zipcode: ride.pickupZipcode },
    drop:
      ride.isDropRequired === 1 ? { area: ride.dropAreaName, city: ride.dropCity, zipcode: ride.dropZipcode } : null,
    basePrice: ride.basePrice ?? 0,
    pricePerKm: ride.pricePerKm ?? 0,
    invoicePrice: ride.invoicePrice ?? 0,
    tip: ride.customerTip ?? 0,
    paymentType: paymentTypes[ride.paymentType ?? 0] ?? 'online',
    isPaid: ride.paymentStatus === PAID,
    distanceKm: ride.distanceTraveledWithCustomer ?? 0,
    vatPercent: ride.vatRate ?? null,
  };
}

/** Completed rides come paged with a content list (Spec §3). */
export function toRidesPage(page: wire.Wire<typeof wire.RidesPage>): RidesPage {
  return { rides: page.content.map(toRide), page: page.number, pages: page.totalPages };
}

/** Spec §3, vehicle category. */
export function toVehicleCategory(category: wire.Wire<typeof wire.VehicleCategory>): VehicleCategory {
  const { id, name, description, carType, noOfSeat, timeRequired, price } = category;
  return { id, name, description, carType, seats: noOfSeat, minutes: timeRequired ?? 0, price: price ?? 0 };
}

/** Spec §3, nearby vehicle; null when its location is unreadable. */
export function toNearbyVehicle(vehicle: wire.Wire<typeof wire.NearbyVehicle>): NearbyVehicle | null {
  const position = parseCoordinates(vehicle.location);
  return position && { id: vehicle.vehicleId, position, carCategories: vehicle.carCategories ?? [] };
}

/** Spec §3: after fetching, the client sets the three time and distance values to 0. */
export function toBookingDetails(details: wire.Wire<typeof wire.BookingDetails>): BookingDetails | null {
  const pickup = parseCoordinates(details.pickupCoordinates);
  return (
    pickup && {
      bookingId: details.bookingId,
      driverName: details.driverName || details.driver_name,
      carNumber: details.carNo,
      jobStatus: readStatusWord(details.jobStatus),
      pickup,
      drop: parseCoordinates(details.dropCoordinates),
      vehicleName: details.vehicle_name,
      driverRating: details.driver_rating || null,
      pickupMinutes: 0,
      dropMinutes: 0,
      distanceKm: 0,
    }
  );
}

/** The smallest timeRequired gives the time, its entry the distance (D30); an empty list gives time 0. */
export function toNearestVehicle(list: readonly wire.Wire<typeof wire.VehicleDistance>[]): NearestVehicle {
  const nearest = [...list].sort((a, b) => a.timeRequired - b.timeRequired)[0];
  return nearest
    ? { vehicleId: nearest.vehicleId, minutes: nearest.timeRequired, distanceKm: nearest.distance ?? null }
    : { vehicleId: null, minutes: 0, distanceKm: null };
}
