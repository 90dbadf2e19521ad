import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';

/** Customer id when the token has no id claim (Spec §3, §9; D14). */
export const FALLBACK_CUSTOMER_ID = 13;

const idClaim = v.nullish(v.union([v.pipe(v.string(), v.minLength(1)), v.number()]));
const textClaim = v.nullish(v.string());

/** The fields of a token's payload that the site reads (Spec §3); everything else is ignored. */
const Claims = v.object({
  exp: v.pipe(v.number(), v.finite()),
  sub: v.nullish(v.union([v.string(), v.number()])),
  customer_id: idClaim,
  id: idClaim,
  name: textClaim,
  phone: textClaim,
});

/** What a token says; never grounds for access, only for what to show. */
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

/** Logged in means: exp is in the future (Spec §4). Time in milliseconds, exp in seconds. */
export const isExpired = (claims: Claims, nowMs: number) => claims.exp * 1000 <= nowMs;

/** The customer id of the live messages: the token's id, else 13 (D14). */
export const customerIdOf = (claims: Claims): string | number => claims.id ?? FALLBACK_CUSTOMER_ID;
