import { type ContractCall, contractCalls } from '../../../contract/calls';
import { createClock, loginRequest, orderFor } from '../harness';

/** The start of every stage's clock, for the tables: they are created before the tests. */
export const clock = createClock();

/** Good request bodies; each test bends one field of one of them. */
export const login = loginRequest(clock, 'a');
export const trip = { distance: 5.3, pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' };
export const profile = { customerName: 'Jörg B.', customerMobile: '0171', customerEmail: 'j@example.com' };
export const order = orderFor(clock);
export const feedback = {
  bookingId: '20001',
  message: 'Gut',
  punctuality: 'yes',
  driving: 'no',
  friendliness: 'yes',
  cleanliness: 'yes',
  payment: 'yes',
  isSkip: false,
};

/** Good bodies of the calls that need one. */
const bodies: Readonly<Record<string, unknown>> = {
  'POST /google/login': login,
  'POST /bookings/get-categories': trip,
  'POST /vehicle-location/get-vehicles-distance': { lat: 51.3, lng: 9.5 },
  'POST /bookings/createWebsiteOrder': order,
  'POST /bookings/feedback': feedback,
  'PUT /auth/me': profile,
};

interface Shape {
  readonly type: string;
  readonly item?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
}
/** The required fields of an answer, or of each entry of a list, in the order of the alphabet. */
function requiredFields({ item, entries = {} }: Shape): readonly string[] {
  if (item) return requiredFields(item);
  const required = Object.entries(entries).filter(([, { type }]) => type !== 'nullish' && type !== 'optional');
  return required.map(([name]) => name).sort();
}

/** A call with a good body, and every field's name in what it answers. */
const sampleOf = ({ name, method, path, answer }: ContractCall) => ({
  name,
  method,
  path: path.replace('{id}', '20001'),
  body: bodies[name],
  fields: requiredFields(answer as unknown as Shape),
});
const always = contractCalls.filter(({ isOptional }) => !isOptional);
/** The calls that everybody may make (Spec §6). */
export const openCalls = always.filter(({ isBearer }) => !isBearer).map(sampleOf);
/** The calls that Spec §7 marks bearer, and our own `PUT /auth/me` (D4). */
export const bearerCalls = always.filter(({ isBearer }) => isBearer).map(sampleOf);

/** The fields of an answer, or of each entry of a list, in the order of the alphabet. */
export function fieldsOf(answer: unknown): readonly string[] {
  const entries = Array.isArray(answer) ? answer : [answer];
  return [...new Set(entries.flatMap((entry) => Object.keys(entry as object)))].sort();
}
