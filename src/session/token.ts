import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { fingerprint } from '../lib/fingerprint';

/** Customer id when the token has no id claim (Spec §3, §9; D14). */
export const FALLBACK_CUSTOMER_ID = 13;

/** A wrong or missing claim is "not known" (D42); an empty text names nobody. */
const idClaim = v.fallback(v.nullish(v.union([v.pipe(v.string(), v.trim(), v.minLength(1)), v.number()]), null), null);
const textClaim = v.fallback(v.nullish(v.string(), null), null);

/** A moment in seconds, as tokens have it, or in milliseconds, as some backends write it: above this it is milliseconds. */
const SECONDS_MAX = 1e11;
/** A number as text is a number (D42). */
const moment = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
  v.transform((value) => (value > SECONDS_MAX ? value : value * 1000)),
);

/** The fields of a token's payload that the site reads (Spec §3), and when it was issued; everything else is ignored. */
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

/** What a token says, its moments in ms; never grounds for access, only for what to show. */
export type Claims = v.InferOutput<typeof Claims>;

/** Reads a token's payload (UTF-8, so umlauts survive); null for anything that is not a token with an expiry. */
export function readClaims(token: string): Claims | null {
  try {
    const claims = v.safeParse(Claims, jwtDecode(token));
    return claims.success ? claims.output : null;
  } catch {
    return null;
  }
}

/** A moment on the device's clock (ms), and how far the backend's was ahead then (ms; null where that was not known). */
export interface Moment {
  readonly deviceMs: number;
  readonly aheadMs: number | null;
}

/**
 * How long a token is good for from now on, in ms; 0 or less: it has expired (Spec §4, D44). Its life counts from the moment
 * it was received, so that a wrong clock changes nothing; without that moment it is judged by the clock. Infinity where no clock
 * can tell: the backend's 401 ends it then.
 */
export function lifeLeftMs({ expiresAtMs, issuedAtMs }: Claims, received: Moment | null, now: Moment): number {
  if (received === null) return expiresAtMs - now.deviceMs - (now.aheadMs ?? 0);
  const passed = Math.max(0, passedMs(received, now));
  if (issuedAtMs !== null && issuedAtMs < expiresAtMs) return expiresAtMs - issuedAtMs - passed;
  // Without the moment of its issue it was new when it was received. One that seemed to have expired by then was judged by a wrong clock.
  const life = expiresAtMs - received.deviceMs - (received.aheadMs ?? now.aheadMs ?? 0);
  return life > 0 ? life - passed : Number.POSITIVE_INFINITY;
}

/**
 * The time between two moments in ms. Exact where both are known on the backend's clock, even if the device's was set right in
 * between. Before the first answer it may have been set right or not: the shorter time counts, the backend's 401 decides. None has
 * passed where the clock was set back.
 */
function passedMs(received: Moment, now: Moment): number {
  const onDevice = now.deviceMs - received.deviceMs;
  if (received.aheadMs === null) return onDevice;
  const ifSetRight = onDevice - received.aheadMs;
  if (now.aheadMs !== null) return ifSetRight + now.aheadMs;
  const possible = [onDevice, ifSetRight].filter((passed) => passed >= 0);
  return possible.length > 0 ? Math.min(...possible) : 0;
}

/** A moment as local storage keeps it. */
export const writeMoment = ({ deviceMs, aheadMs }: Moment): string => `${deviceMs} ${aheadMs ?? ''}`.trim();

/** Reads a stored moment; null for none and for anything that is not one. */
export function readMoment(text: string | null): Moment | null {
  const [, device, ahead] = /^(\d+)(?: (-?\d+))?$/.exec(text ?? '') ?? [];
  return device === undefined
    ? null
    : { deviceMs: Number(device), aheadMs: ahead === undefined ? null : Number(ahead) };
}

/** The customer id of the live messages: the token's id, else 13 (D14). */
export const customerIdOf = (claims: Claims): string | number => claims.id ?? FALLBACK_CUSTOMER_ID;

/** A name to greet with; empty for none, and for what a careless program has stored instead of none. */
export const nameIn = (text: string | null | undefined): string =>
  /^(null|undefined)?$/i.test(text?.trim() ?? '') ? '' : (text?.trim() ?? '');

/**
 * The person that a token names (D45), as a fingerprint, because it may outlive the token on the device: `sub`, else `id`, never the
 * fallback 13. A token that names nobody is a person of its own: the next login is somebody else.
 */
export const personOf = (token: string, { sub, id }: Claims): string =>
  fingerprint(sub !== null && sub !== undefined ? `sub ${sub}` : id !== null && id !== undefined ? `id ${id}` : token);
