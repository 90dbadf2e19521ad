import { contractCalls } from '../../../contract/calls';
import { createClock, loginRequest, orderFor } from '../harness';

/** The start of every stage's clock, for the tables: they are created before the tests. */
export const clock = createClock();

/** Good request bodies; each test bends one field of one of them. */
export const login = loginRequest(clock, 'a');
export const trip = { distance: 5.3, pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' };
export const profile = { customerName: 'Jörg B.', customerMobile: '0171', customerEmail: 'j@example.com' };
export const order = orderFor(clock);
export const feedback = {
  ...{ bookingId: '20001', message: 'Gut', isSkip: false },
  ...{ punctuality: 'yes', driving: 'no', friendliness: 'yes', cleanliness: 'yes', payment: 'yes' },
};

const bodies: Readonly<Record<string, unknown>> = {
  'POST /google/login': login,
  'POST /bookings/get-categories': trip,
  'POST /vehicle-location/get-vehicles-distance': { lat: 51.3, lng: 9.5 },
  'POST /bookings/createWebsiteOrder': order,
  'POST /bookings/feedback': feedback,
  'PUT /auth/me': profile,
};

/** The calls that every backend has, with a good body if they take one. */
export const sampleCalls = contractCalls.flatMap(({ name, method, path, isOptional }) =>
  isOptional ? [] : [{ name, method, path: path.replace('{id}', '20001'), body: bodies[name] }],
);
