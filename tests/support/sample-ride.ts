import type { Ride } from '../../src/backend/types';

/** A completed ride through Kassel in the site's form. */
export const sampleRide = (changes: Partial<Ride> = {}): Ride => ({
  orderId: 'O1',
  bookingId: 'B1',
  customerName: 'Jörg Beispiel',
  customerPhone: '+49 171 3920001',
  carNumber: 'KS-EL 12',
  driverName: 'Erika Fahrerin',
  passengers: 2,
  startsAt: new Date('2026-11-20T13:05:00Z'),
  preparationMinutes: 5,
  pickup: { area: 'Mitte', city: 'Kassel', zipcode: '34117' },
  drop: { area: 'Südstadt', city: 'Kassel', zipcode: '34121' },
  basePrice: 4.2,
  pricePerKm: 2.4,
  invoicePrice: 19.99,
  tip: 0,
  paymentType: 'cash',
  isPaid: true,
  distanceKm: 5.3,
  vatPercent: null,
  priceKind: null,
  ...changes,
});
