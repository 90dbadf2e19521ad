import { formatCoordinates } from '../../src/lib/coordinates';
import type { HttpTarget } from './targets';

/** A request that every backend must refuse, and the expected status. */
export interface WrongRequest {
  /** The end of a sentence: "with an empty body". */
  readonly when: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A different token than the customer's; null: without a token. */
  readonly token?: string | null;
  readonly status: number;
}

/** The id of a booking that no backend has. */
export const NO_BOOKING = 'no-such-booking';
/** A token of a link that no backend has, in a valid form. */
export const NO_LINK = 'no-such-link-0123456789-0123456789-01234567';
const KILOMETERS = 5.3;
const DEGREES_AWAY = 0.02;
const FAR_AWAY = '-33.8688,151.2093';

const refused = (when: string, body: unknown): WrongRequest => ({ when, body, status: 400 });
const empty = refused('with an empty body', {});

/** A trip in the company's area. */
export const tripOf = ({ at }: Pick<HttpTarget, 'at'>, distance = KILOMETERS) => ({
  distance,
  pickupCoordinates: formatCoordinates(at),
  dropCoordinates: formatCoordinates({ lat: at.lat + DEGREES_AWAY, lng: at.lng }),
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** An identity token with these claims and without a signature (`alg` none). */
function identityToken({ clientId, nowMs }: HttpTarget, claims: object, signature = ''): string {
  const exp = Math.floor(nowMs() / 1000) + 3600;
  const right = { iss: 'https://accounts.google.com', aud: clientId ?? 'local-client-id', sub: 'check', exp };
  const person = { name: 'Check', email: 'check@example.com' };
  const alg = signature === '' ? 'none' : 'RS256';
  return `${part({ alg, typ: 'JWT' })}.${part({ ...right, ...person, ...claims })}.${signature}`;
}

const userInfo = { id: 'check', name: 'Check', email: 'check@example.com', picture: '' };
function wrongLogins(target: HttpTarget): readonly WrongRequest[] {
  const nowS = Math.floor(target.nowMs() / 1000);
  const login = (when: string, idToken: string): WrongRequest => ({
    when,
    body: { idToken, userInfo },
    status: 401,
  });
  const unsigned = (when: string, claims: object) =>
    login(`with an identity token ${when}`, identityToken(target, claims));
  return [
    empty,
    login('with an identity token that is none', 'none'),
    unsigned('of another issuer', { iss: 'https://accounts.example' }),
    unsigned('for another client id', { aud: 'another-client-id' }),
    unsigned('that has expired', { exp: nowS - 3600 }),
    unsigned('that is not valid yet', { nbf: nowS + 3600 }),
    unsigned('that names nobody', { sub: '' }),
    unsigned('with an address that nobody has confirmed', { email_verified: false }),
    login('with an identity token with a wrong signature', identityToken(target, {}, part({ signature: 'none' }))),
    ...(target.clientId === null ? [] : [unsigned('that nobody has signed', {})]),
  ];
}

const yes = 'yes' as const;
const answers = { punctuality: yes, driving: yes, friendliness: yes, cleanliness: yes, payment: yes };
const feedback = { bookingId: NO_BOOKING, message: '', ...answers, isSkip: false };

/** A call for a booking that does not exist, and for one of another customer. */
const wrongBookings = ({ foreignBooking }: HttpTarget, rest: string): readonly WrongRequest[] => [
  { when: `for booking ${NO_BOOKING}`, path: `/bookings/${NO_BOOKING}${rest}`, status: 404 },
  ...(foreignBooking === null
    ? []
    : [
        {
          when: `for booking ${foreignBooking} of somebody else`,
          path: `/bookings/${encodeURIComponent(foreignBooking)}${rest}`,
          status: 404,
        },
      ]),
];

/** The invalid requests of each call, by its name. Calls with side effects only get requests that store nothing. */
export function wrongRequests(name: string, target: HttpTarget): readonly WrongRequest[] {
  const trip = tripOf(target);
  switch (name) {
    case 'POST /google/login':
      return wrongLogins(target);
    case 'POST /bookings/get-categories':
      return [
        empty,
        refused('with a body that is no JSON', '{'),
        refused('with a field that is not in the contract', { ...trip, more: 1 }),
        refused('with a negative distance', { ...trip, distance: -1 }),
        refused('with a distance of more than 2000 km', { ...trip, distance: 2001 }),
        refused('with half a pair of coordinates', { ...trip, pickupCoordinates: '51.3' }),
        refused('with a pickup outside Germany', { ...trip, pickupCoordinates: FAR_AWAY }),
        refused('with a drop more than 1000 km away', { ...trip, dropCoordinates: FAR_AWAY }),
        {
          when: 'with a body in Latin 1',
          body: trip,
          headers: { 'Content-Type': 'application/json; charset=latin1' },
          status: 415,
        },
      ];
    case 'POST /vehicle-location/get-vehicles-distance':
      return [empty, refused('with a latitude of 91', { lat: 91, lng: 9 })];
    case 'POST /bookings/createWebsiteOrder':
    case 'PUT /auth/me':
      return [empty];
    case 'POST /bookings/feedback':
      return [
        empty,
        refused('with an answer that is missing', { ...feedback, driving: null }),
        { when: 'on a booking that does not exist', body: feedback, status: 404 },
      ];
    case 'GET /bookings/{id}':
      return wrongBookings(target, '');
    case 'POST /bookings/{id}/share':
      return wrongBookings(target, '/share').map((wrong) => ({ ...wrong, body: { showsName: false } }));
    case 'DELETE /bookings/{id}/share':
      return wrongBookings(target, '/share');
    case 'GET /follow/{token}':
      return [
        { when: 'with a guessed token', path: `/follow/${NO_LINK}`, status: 404 },
        { when: 'with a cut token', path: `/follow/${NO_LINK.slice(0, 10)}`, status: 404 },
      ];
    case 'GET /bookings/doneOrder':
      return [
        ['pageNo', '-1'],
        ['pageNo', 'one'],
        ['pageSize', '0'],
        ['pageSize', '101'],
      ].map(([field = '', value]) => ({
        ...refused(`with ${field}=${value}`, undefined),
        path: `/bookings/doneOrder?${field}=${value}`,
      }));
    default:
      return [];
  }
}

/** Requests that a customer's call refuses before it reads the body. */
export const wrongTokens = ({ refreshToken }: Pick<HttpTarget, 'refreshToken'>): readonly WrongRequest[] => [
  { when: 'without a token', token: null, status: 401 },
  { when: 'with a token that is none', token: 'none', status: 401 },
  ...(refreshToken === null ? [] : [{ when: 'with a refresh token', token: refreshToken, status: 401 }]),
];

/** Paths without a call: a path has exactly one spelling. */
export const noCalls: readonly string[] = ['/no-such-call', '/VEHICLE-LOCATION', '/vehicle-location/'];
