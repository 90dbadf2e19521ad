import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { fingerprint } from '../lib/id';
import { type Moment, passedMs } from '../lib/moment';
import { finiteNumber } from '../lib/reading';

/** The customer id for a token without an id claim (Spec §3, §9; D14). */
const FALLBACK_CUSTOMER_ID = 13;

/** An invalid or missing claim is null (D42); so is an empty text. */
const idClaim = v.fallback(
  v.nullish(v.union([v.pipe(v.string(), v.trim(), v.minLength(1)), v.pipe(v.number(), v.finite())]), null),
  null,
);
const textClaim = v.fallback(v.nullish(v.string(), null), null);

/** Tokens have times in seconds, but some backends write milliseconds: values above this are milliseconds. */
const SECONDS_MAX = 1e11;
const moment = v.pipe(
  finiteNumber,
  v.transform((value) => (value > SECONDS_MAX ? value : value * 1000)),
  v.finite(),
);

/** The fields of a token's payload that the site uses (Spec §3), with the time of issue; others are ignored. */
const Claims = v.pipe(
  v.object({
    exp: moment,
    iat: v.fallback(v.nullish(moment), null),
    sub: idClaim,
    customer_id: idClaim,
    id: idClaim,
    name: textClaim,
    phone: textClaim,
  }),
  v.transform(({ exp, iat, ...claims }) => ({ ...claims, expiresAtMs: exp, issuedAtMs: iat ?? null })),
);

/** The claims of a token, with times in ms. They decide what is shown, never what is allowed. */
export type Claims = v.InferOutput<typeof Claims>;

/** Parses a token's payload (UTF-8, so umlauts survive); null for anything that is not a token with an expiry. */
export function readClaims(token: string): Claims | null {
  try {
    const claims = v.safeParse(Claims, jwtDecode(token));
    return claims.success ? claims.output : null;
  } catch {
    return null;
  }
}

/**
 * The remaining life of a token in ms; 0 or less if expired (Spec §4, D44). It counts from the moment the token was
 * received, so that a wrong clock does not matter; without that moment, the current time decides. Infinity if no clock
 * can tell: then the backend's 401 ends the session.
 */
export function remainingLifeMs({ expiresAtMs, issuedAtMs }: Claims, received: Moment | null, now: Moment): number {
  if (received === null) return expiresAtMs - now.deviceMs - (now.aheadMs ?? 0);
  const passed = Math.max(0, passedMs(received, now));
  if (issuedAtMs !== null && issuedAtMs < expiresAtMs) return expiresAtMs - issuedAtMs - passed;
  // Without a time of issue, the token was new when received. If it seemed expired then, the clock was wrong.
  const life = expiresAtMs - received.deviceMs - (received.aheadMs ?? now.aheadMs ?? 0);
  return life > 0 ? life - passed : Number.POSITIVE_INFINITY;
}

const DAY_MS = 86_400_000;

/**
 * Whether a token shows that the device's clock is wrong by more than a day: it was issued in the device's future, or
 * more than a day before the device received it. A clock that was set back since is no longer that of the receipt.
 */
export function contradictsClock({ issuedAtMs }: Claims, received: Moment | null, nowMs: number): boolean {
  if (issuedAtMs === null) return false;
  if (issuedAtMs - nowMs > DAY_MS) return true;
  return received !== null && received.deviceMs <= nowMs && received.deviceMs - issuedAtMs > DAY_MS;
}

/** Serialises a moment for local storage. */
export const writeMoment = ({ deviceMs, aheadMs }: Moment): string => `${deviceMs} ${aheadMs ?? ''}`.trim();

/** Parses a stored moment; null if missing, invalid, or of more digits than a number keeps. */
export function readMoment(text: string | null): Moment | null {
  const found = text?.match(/^(\d{1,15})(?: (-?\d{1,15}))?$/);
  if (!found) return null;
  const [, device, ahead] = found;
  return { deviceMs: Number(device), aheadMs: ahead === undefined ? null : Number(ahead) };
}

/** The customer id in live messages: the token's id, else 13 (D14). */
export const customerIdOf = (claims: Claims): string | number => claims.id ?? FALLBACK_CUSTOMER_ID;

/** The name for the greeting; empty for none, including "null" and "undefined" stored by mistake. */
export function displayName(text: string | null): string {
  const name = text?.trim() ?? '';
  return /^(null|undefined)$/i.test(name) ? '' : name;
}

/**
 * The person of a token (D45), as a fingerprint, because it may outlive the token on the device: `sub`, else `id`,
 * never the fallback 13. A token without either is a person of its own: the next login counts as somebody else.
 */
export const personOf = (token: string, { sub, id }: Claims): string =>
  fingerprint(sub !== null ? `sub ${sub}` : id !== null ? `id ${id}` : token);
