import * as v from 'valibot';
import { getBusinessStatus, getCompletedRides, updateProfile } from '../../../../src/backend/account-calls';
import { bearer } from '../../../../src/backend/request';
import { getFollowedRide, shareRide } from '../../../../src/backend/share-calls';
import type { BookingDetails, FollowedRide, Profile, Ride, VehicleCategory } from '../../../../src/backend/types';
import type { Result } from '../../../../src/lib/result';
import type { Boundary } from '../../../support/fuzz/boundary';
import * as shape from '../../../support/fuzz/shapes';
import { askFeedback, table } from '../../backend/answer-table';

const { orNull, shown, id, name } = shape;

const category: v.GenericSchema<unknown, VehicleCategory> = v.strictObject({
  id: v.union([id, name]),
  name,
  description: shown,
  carType: shown,
  seats: shape.seats,
  minutes: orNull(shape.minutes),
  price: orNull(shape.euros),
  priceKind: shape.priceKind,
  priceFrom: orNull(shape.euros),
  priceTo: orNull(shape.euros),
  priceValidUntil: orNull(shape.date),
});

const booking: v.GenericSchema<unknown, BookingDetails> = v.strictObject({
  bookingId: v.literal('20001'),
  driverName: shown,
  carNumber: shown,
  jobStatus: shape.status,
  pickup: shape.position,
  drop: orNull(shape.position),
  vehicleName: shown,
  driverRating: orNull(shape.number(Number.MIN_VALUE, 5)),
});

const ride: v.GenericSchema<unknown, Ride> = v.strictObject({
  orderId: id,
  bookingId: id,
  customerName: shown,
  customerPhone: shown,
  carNumber: shown,
  driverName: shown,
  passengers: orNull(shape.seats),
  startsAt: orNull(shape.date),
  preparationMinutes: orNull(shape.minutes),
  pickup: shape.address,
  drop: orNull(shape.address),
  basePrice: orNull(shape.euros),
  pricePerKm: orNull(shape.euros),
  invoicePrice: orNull(shape.euros),
  tip: shape.number(0, 100_000),
  paymentType: v.picklist(['cash', 'card', 'online']),
  isPaid: v.boolean(),
  distanceKm: orNull(shape.kilometers),
  vatPercent: orNull(shape.number(0, 100)),
  priceKind: shape.priceKind,
});

const profile: v.GenericSchema<unknown, Profile> = v.strictObject({
  name: shown,
  phone: shown,
  email: shown,
  customerId: shown,
  accountType: shown,
  accountId: shown,
  status: shown,
});

const followed: v.GenericSchema<unknown, FollowedRide> = v.strictObject({
  status: shape.status,
  position: orNull(shape.position),
  locatedAtMs: orNull(shape.momentMs),
  minutesToPickup: orNull(shape.minutes),
  minutesToDrop: orNull(shape.minutes),
  vehicleName: shown,
  vehicleColour: shown,
  carNumber: shown,
  driverName: shown,
  passengerName: shown,
  dropDistrict: shown,
});

const pages = orNull(shape.whole(1, Number.MAX_SAFE_INTEGER));
const token = orNull(name);

/** What each call of Spec §7 may answer. */
const answers: Readonly<Record<string, v.GenericSchema>> = {
  'POST /google/login': v.strictObject({ token, refreshToken: token }),
  'GET /bookings/get-more-option': v.array(v.strictObject({ id, name })),
  'GET /vehicle-location': v.array(
    v.strictObject({
      id: v.union([id, v.pipe(v.string(), v.regex(/^#\d+$/))]),
      position: shape.position,
      carCategories: v.array(name),
    }),
  ),
  'POST /bookings/get-categories': v.array(category),
  'GET /bookings/20001': booking,
  'GET /bookings/get-miles': shape.number(0, 100_000),
  'POST /bookings/createWebsiteOrder': id,
  'GET /bookings/ongoingAndPreOrder': v.array(ride),
  'GET /bookings/missing-feedback': v.array(ride),
  'GET /bookings/doneOrder': v.strictObject({
    rides: v.array(ride),
    page: v.literal(0),
    entries: shape.whole(0, Number.MAX_SAFE_INTEGER),
    pages,
    total: pages,
  }),
  'POST /vehicle-location/get-vehicles-distance': v.strictObject({
    vehicleId: orNull(id),
    minutes: orNull(shape.minutes),
    distanceKm: orNull(shape.kilometers),
  }),
  'GET /auth/me': profile,
};

/** Asks with a network that answers this text; null for a failure, which may only say that the text is unreadable. */
async function ask(call: () => Promise<Result<unknown, unknown>>, text: string): Promise<unknown> {
  bearer.set(() => 'a.b.c');
  const headers = { get: () => text.slice(0, 20) };
  globalThis.fetch = async () => ({ ok: true, status: 200, headers, text: async () => text }) as unknown as Response;
  const result = await call();
  if (result.ok) return result.value;
  expect(result.failure).toMatchObject({ kind: 'malformed', status: 200 });
  return null;
}

const answerOf = (
  call: string,
  parts: Pick<Boundary, 'answers' | 'samples' | 'nothing'> & { readonly ask: () => Promise<Result<unknown, unknown>> },
): Boundary => ({
  name: `the answer of ${call}`,
  files: [
    'src/backend/request.ts',
    'src/backend/entries.ts',
    'src/backend/answers.ts',
    'src/backend/vehicles/vehicle-answers.ts',
    'src/backend/action-answers.ts',
    'src/backend/share-answers.ts',
    'src/lib/reading.ts',
    'src/lib/reading.ts',
    'src/device/clock.ts',
  ],
  form: 'json',
  read: (text) => ask(parts.ask, text),
  ...parts,
});

const rideSample = table.find(({ call }) => call === 'GET /bookings/missing-feedback')?.sample;
const profileSample = table.find(({ call }) => call === 'GET /auth/me')?.sample;

/** The answer of each HTTP call. */
export const answerBoundaries: readonly Boundary[] = [
  ...table.map(({ call, ask, sample, wrap }) =>
    answerOf(call, { ask, answers: answers[call] ?? v.never(), samples: [wrap(sample), wrap(sample, sample)] }),
  ),
  answerOf('GET /bookings/doneOrder with rides', {
    ask: getCompletedRides,
    answers: answers['GET /bookings/doneOrder'] ?? v.never(),
    samples: [{ content: [rideSample, rideSample], totalElements: 21, totalPages: 2, number: 0, size: 20 }],
  }),
  answerOf('POST /bookings/feedback', {
    ask: askFeedback,
    answers: v.null(),
    // It needs no answer (D42).
    nothing: 'nothing',
    samples: [{ bookingId: '7' }],
  }),
  answerOf('PUT /auth/me', {
    ask: () => updateProfile({ name: 'Jörg', phone: '0171', email: 'j@example.com' }),
    answers: profile,
    samples: [profileSample],
  }),
  answerOf('GET /business-status', {
    ask: getBusinessStatus,
    answers: v.boolean(),
    samples: [{ status: true }, true],
  }),
  answerOf('POST /bookings/{id}/share', {
    ask: () => shareRide('20001', true),
    answers: v.strictObject({
      token: v.pipe(v.string(), v.regex(/^[\w-]{22,200}$/)),
      expiresAtMs: shape.momentMs,
      isNew: v.boolean(),
    }),
    samples: [{ token: 'abcdefghijklmnopqrstuv', expiresAt: '2026-11-20T14:05:00Z', isNew: true }],
  }),
  answerOf('GET /follow/{token}', {
    ask: () => getFollowedRide('abcdefghijklmnopqrstuv'),
    answers: followed,
    samples: [
      {
        jobStatus: 'ON_THE_WAY',
        location: '51.31,9.49',
        locatedAt: '2026-11-20T14:05:00Z',
        minutesToPickup: 4,
        minutesToDrop: 9,
        vehicleName: 'PKW',
        vehicleColour: 'ivory',
        carNo: 'KS TX 417',
        driverFirstName: 'Ayşe',
        passengerFirstName: 'Jörg',
        dropDistrict: 'Südstadt',
      },
    ],
  }),
];
