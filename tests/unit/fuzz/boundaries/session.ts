import * as v from 'valibot';
import { readRetryAfter } from '../../../../src/backend/retry-after';
import { parseAnswers } from '../../../../src/consent/answers';
import { readCookie, removeCookie } from '../../../../src/device/cookies';
import { originBy } from '../../../../src/device/server-time';
import { localStore } from '../../../../src/device/storage';
import { readDevice } from '../../../../src/live/device';
import { readCredential } from '../../../../src/session/identity/google/credential';
import { clientId } from '../../../../src/session/identity/google/settings';
import { restoreSession, type Session, sessionStore } from '../../../../src/session/session-store';
import { customerIdOf, personOf, readClaims, readMoment, remainingLifeMs } from '../../../../src/session/token';
import type { Boundary } from '../../../support/fuzz/boundary';
import * as shape from '../../../support/fuzz/shapes';

const now = Date.parse('2026-11-20T13:05:30Z');

/** A token with this payload, as JSON text; no signature is checked (Spec §3). */
export const tokenOf = (payload: string): string => {
  const part = (text: string) => Buffer.from(text).toString('base64url');
  return `${part('{"alg":"none"}')}.${part(payload)}.`;
};

const idClaim = v.nullable(v.union([shape.name, v.pipe(v.number(), v.finite())]));
const textClaim = v.nullable(v.string());
const claims = { exp: now / 1000 + 3_600, iat: now / 1000, sub: 'sub-1', id: 7, name: 'Jörg', phone: '0171' };

/** The session on a device that holds this token. */
function sessionWith(token: string, receivedAt: string | null = null): Session {
  localStore.clear();
  sessionStore.set({ status: 'checking' });
  localStore.write('token', token);
  if (receivedAt !== null) localStore.write('taxi.tokenReceivedAt', receivedAt);
  restoreSession({ deviceMs: now, aheadMs: null });
  return sessionStore.get();
}

const anonymous = { status: 'anonymous' };
const signedIn = v.strictObject({
  status: v.literal('signed-in'),
  token: shape.name,
  // Infinity: no clock can tell, and the backend's 401 ends the session (D44).
  expiresAtMs: v.pipe(v.number(), v.minValue(now)),
  customer: v.strictObject({
    id: v.union([shape.name, v.pipe(v.number(), v.finite())]),
    person: shape.name,
    name: v.string(),
    phone: v.string(),
  }),
});

/** The token and everything else that a session and this device are read from. */
export const sessionBoundaries: readonly Boundary[] = [
  {
    name: 'the claims of a token',
    files: ['src/session/token.ts'],
    form: 'json',
    samples: [claims, { exp: String(claims.exp) }, { exp: now + 1, sub: 3 }],
    read: (payload) => readClaims(tokenOf(payload)),
    answers: v.strictObject({
      expiresAtMs: v.pipe(v.number(), v.finite()),
      issuedAtMs: v.nullable(v.pipe(v.number(), v.finite())),
      sub: idClaim,
      customer_id: idClaim,
      id: idClaim,
      name: textClaim,
      phone: textClaim,
    }),
  },
  {
    name: 'the person and the live id of a token',
    files: ['src/session/token.ts'],
    form: 'json',
    samples: [claims],
    read: (payload) => {
      const read = readClaims(tokenOf(payload));
      return (
        read && {
          person: personOf('t', read),
          id: customerIdOf(read),
          left: remainingLifeMs(read, null, { deviceMs: now, aheadMs: null }),
        }
      );
    },
    answers: v.strictObject({
      person: shape.name,
      id: v.union([shape.name, v.pipe(v.number(), v.finite())]),
      left: v.pipe(v.number(), v.finite()),
    }),
  },
  {
    name: 'the session of a stored token',
    files: ['src/session/session-store.ts', 'src/backend/request.ts'],
    form: 'json',
    samples: [claims],
    read: (payload) => sessionWith(tokenOf(payload)),
    nothing: anonymous,
    answers: signedIn,
  },
  {
    name: 'the session of any stored text',
    files: ['src/session/session-store.ts'],
    form: 'text',
    samples: [tokenOf(JSON.stringify(claims))],
    read: (token) => sessionWith(token),
    nothing: anonymous,
    answers: signedIn,
  },
  {
    name: 'the stored moment at which the token was received',
    files: ['src/session/token.ts'],
    form: 'text',
    samples: [`${now}`, `${now} -3000`],
    read: readMoment,
    answers: v.strictObject({
      deviceMs: shape.whole(0, Number.MAX_SAFE_INTEGER),
      aheadMs: v.nullable(shape.whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
    }),
  },
  {
    name: 'the session of a token received at a stored moment',
    files: ['src/session/session-store.ts'],
    form: 'text',
    samples: [`${now}`, `${now} -3000`],
    read: (moment) => sessionWith(tokenOf(JSON.stringify(claims)), moment),
    nothing: anonymous,
    answers: signedIn,
  },
  {
    name: "Google's credential",
    files: ['src/session/identity/google/credential.ts'],
    form: 'json',
    samples: [
      { sub: '1', nonce: 'n', aud: clientId, name: 'Jörg', email: 'j@example.com', picture: 'https://a.example' },
    ],
    read: (payload) => readCredential(tokenOf(payload), 'n'),
    answers: v.strictObject({
      idToken: shape.name,
      id: v.string(),
      name: v.string(),
      email: v.string(),
      picture: v.string(),
    }),
  },
  {
    name: 'the cookie of the consent',
    files: ['src/consent/answers.ts', 'src/consent/consent-store.ts', 'src/layout/before-react/early-booking.ts'],
    form: 'text',
    samples: ['1_maps-yes-2026-11-19_signIn-no-2026-11-19'],
    read: (word) => parseAnswers(word, new Date(now)),
    nothing: {},
    answers: v.partial(
      v.strictObject({
        maps: v.strictObject({ isAllowed: v.boolean(), day: v.pipe(v.string(), v.isoDate()) }),
        signIn: v.strictObject({ isAllowed: v.boolean(), day: v.pipe(v.string(), v.isoDate()) }),
      }),
    ),
  },
  {
    name: 'all cookies of the site',
    files: [
      'src/device/cookies.ts',
      'src/layout/before-react/choose-language.ts',
      'src/layout/before-react/main.ts',
      'src/account/device/device-screen.tsx',
    ],
    form: 'text',
    samples: ['taxi-language=de', 'a=b; taxi-language=de'],
    read: (cookies) => {
      const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
      const word = readCookie('taxi-language');
      cookie.mockRestore();
      removeCookie('taxi-language');
      return word;
    },
    answers: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  },
  {
    name: 'the header Retry-After of a busy backend',
    files: ['src/backend/retry-after.ts'],
    form: 'text',
    read: (header) => readRetryAfter(header, now),
    answers: shape.number(1_000, 30_000),
    samples: ['12', new Date(now + 12_000).toUTCString()],
  },
  {
    name: 'the Date of an answer',
    files: ['src/device/server-time.ts'],
    form: 'text',
    samples: [new Date(now + 5_000).toUTCString()],
    read: (header) => originBy(header, now, { sentMs: 0, receivedMs: 100 }),
    answers: shape.momentMs,
  },
  {
    name: "this device's id",
    files: ['src/live/device.ts'],
    form: 'text',
    samples: ['0b5e0c7c-0000-4000-8000-000000000000'],
    read: (stored) => {
      localStore.clear();
      localStore.write('taxi.deviceId', stored);
      return readDevice(localStore, stored);
    },
    answers: v.strictObject({ id: shape.id, name: shape.line }),
  },
];
