import { createSecretKey } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import * as v from 'valibot';
import type { StoredCustomer } from '../storage/state';
import type { IdentityKeys } from './identity-keys';

/**
 * Signs the tokens of the local backend only; it only protects sample data and is not secret. As a key, because
 * jsonwebtoken would try to read a text as a public key at every call.
 */
const LOCAL_SECRET = createSecretKey(Buffer.from('taxi-website-local-backend'));
const ALGORITHM = 'HS256';
const TOKEN_LIFE_S = 8 * 3600;
const REFRESH_TOKEN_LIFE_S = 30 * 86_400;

/** `ref` is the backend's own claim: a fault may omit those that the site reads. */
const BearerClaims = v.object({ ref: v.string(), use: v.optional(v.undefined()) });
const IdentityClaims = v.object({
  iss: v.literal('https://accounts.google.com'),
  aud: v.string(),
  sub: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  email: v.string(),
  exp: v.number(),
  nbf: v.optional(v.number()),
  email_verified: v.optional(v.boolean()),
});

/** The person who signed in at Google, according to the identity token. */
export type IdentityClaims = v.InferOutput<typeof IdentityClaims>;

/** The session of a customer (Spec §3): the claims are exp, sub, customer_id, id, name and phone. */
export function createTokens(customer: StoredCustomer, nowMs: number): { token: string; refreshToken: string } {
  const { id, sub, name, phone } = customer;
  const iat = Math.floor(nowMs / 1000);
  const sign = (claims: object) => jsonwebtoken.sign(claims, LOCAL_SECRET, { algorithm: ALGORITHM });
  return {
    token: sign({ iat, exp: iat + TOKEN_LIFE_S, sub, customer_id: id, id, ref: id, name, phone }),
    refreshToken: sign({ iat, exp: iat + REFRESH_TOKEN_LIFE_S, sub, id, use: 'refresh' }),
  };
}

/** The same token without some of its claims, with a new signature. */
export function withoutClaims(token: string, names: readonly string[]): string {
  const claims = Object.entries(jsonwebtoken.decode(token, { json: true }) ?? {});
  const left = Object.fromEntries(claims.filter(([name]) => !names.includes(name)));
  return jsonwebtoken.sign(left, LOCAL_SECRET, { algorithm: ALGORITHM, noTimestamp: !('iat' in left) });
}

/** The customer id of an Authorization header; null without a valid bearer token. */
export function customerIdOf(authorization: string | undefined, nowMs: number): string | null {
  const [, token] = /^Bearer ([^\s]+)$/i.exec(authorization ?? '') ?? [];
  return token ? customerIdOfToken(token, nowMs) : null;
}

/** The customer id of a token; null for an invalid one. */
export function customerIdOfToken(token: string, nowMs: number): string | null {
  try {
    const claims = jsonwebtoken.verify(token, LOCAL_SECRET, {
      algorithms: [ALGORITHM],
      clockTimestamp: Math.floor(nowMs / 1000),
    });
    const result = v.safeParse(BearerClaims, claims);
    return result.success ? result.output.ref : null;
  } catch {
    return null;
  }
}

/** Header, payload and signature of a token; null for any other text, also for one whose payload is no JSON. */
function decode(token: string): jsonwebtoken.Jwt | null {
  try {
    return jsonwebtoken.decode(token, { complete: true });
  } catch {
    return null;
  }
}

/**
 * Reads an identity token: signed by the stand-in for Google, or unsigned (`alg` none) from a program without a
 * browser. A real backend accepts only Google's. Returns null for a token that is malformed, badly signed, from another
 * issuer, for another client, expired, not valid yet, or for an unverified email address.
 */
export function readIdentityToken(
  idToken: string,
  { clientId, keys, nowMs }: { readonly clientId: string; readonly keys: IdentityKeys; readonly nowMs: number },
): IdentityClaims | null {
  const decoded = decode(idToken);
  const result = v.safeParse(IdentityClaims, decoded?.payload);
  if (!decoded || !result.success) return null;
  const isUnsigned = decoded.header.alg === 'none' && decoded.signature === '';
  if (!isUnsigned && !keys.hasSigned(idToken)) return null;
  const { aud, exp, nbf, email_verified } = result.output;
  const isValidNow = exp * 1000 > nowMs && (nbf === undefined || nbf * 1000 <= nowMs);
  return aud === clientId && isValidNow && email_verified !== false ? result.output : null;
}
