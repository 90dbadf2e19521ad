import type { VehicleCategory } from '../../../src/backend/types';
import { type BookingForm, emptyForm } from '../../../src/booking/form/form';
import type { BookingRequest } from '../../../src/booking/order/booking-request';
import type { Place } from '../../../src/lib/places/place';

export const hauptbahnhof: Place = {
  id: 'hbf',
  label: 'Hauptbahnhof, Kassel',
  coordinates: { lat: 51.318, lng: 9.4895 },
  area: 'Mitte',
  city: 'Kassel',
  zipcode: '34117',
};

export const wilhelmshoehe: Place = {
  id: 'wil',
  label: 'Bahnhof Wilhelmshöhe, Kassel',
  coordinates: { lat: 51.3129, lng: 9.4472 },
  area: 'Bad Wilhelmshöhe',
  city: 'Kassel',
  zipcode: '34131',
};

export const pkw: VehicleCategory = {
  id: '1',
  name: 'PKW',
  description: '',
  carType: 'PKW',
  seats: 4,
  minutes: 4,
  price: 14.8,
};

/** 20 November 2026, 14:05 in Berlin. */
export const now = new Date('2026-11-20T13:05:30Z');

export const completeForm: BookingForm = {
  ...emptyForm,
  name: 'Jörg Beispiel',
  phone: '+49 171 3920001',
  start: hauptbahnhof.label,
  startPlace: hauptbahnhof,
  vehicleOption: { id: pkw.id, name: pkw.name },
  date: '2026-11-20',
  time: '14:05',
};

export const request: BookingRequest = { form: completeForm, pickup: hauptbahnhof, drop: null, category: pkw };
