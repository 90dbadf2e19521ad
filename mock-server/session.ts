import { createSecretKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import * as v from 'valibot';
import { credentialClaims } from './google/identity/credential';
import type { StoredCustomer } from './storage';

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

/**
 * A credential without a signature (`alg` none), for programs that sign in without a browser. Only the local backend
 * accepts it.
 */
export const makeCredential = (...token: Parameters<typeof credentialClaims>): string =>
  jsonwebtoken.sign(credentialClaims(...token), null, { algorithm: 'none' });

/** Signs the credentials of the stand-in for Google, and verifies signatures. */
export type IdentityKeys = ReturnType<typeof createIdentityKeys>;

const GOOGLES_ALGORITHM = 'RS256';
const KEY_BITS = 2048;

/** The keys of one run of the backend; they are generated on first use, which takes a moment. */
export function createIdentityKeys() {
  const kid = randomUUID();
  let pair: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } | null = null;
  const keys = () => {
    pair ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
    return pair;
  };
  return {
    /** A JWT (RS256) with these claims. */
    sign: (claims: object) =>
      jsonwebtoken.sign(claims, keys().privateKey, { algorithm: GOOGLES_ALGORITHM, keyid: kid }),
    /** True if the signature of a JWT is from `sign`. */
    hasSigned: (token: string) => {
      try {
        // Its expiry is checked elsewhere, by the backend's clock.
        jsonwebtoken.verify(token, keys().publicKey, {
          algorithms: [GOOGLES_ALGORITHM],
          ignoreExpiration: true,
          ignoreNotBefore: true,
        });
        return true;
      } catch {
        return false;
      }
    },
    /** A JSON Web Key Set, as https://www.googleapis.com/oauth2/v3/certs has it. */
    keySet: () => ({
      keys: [{ ...keys().publicKey.export({ format: 'jwk' }), kid, alg: GOOGLES_ALGORITHM, use: 'sig' }],
    }),
    /** The same as PEM by key id, as https://www.googleapis.com/oauth2/v1/certs has it. */
    pems: (): Readonly<Record<string, string>> => ({
      [kid]: String(keys().publicKey.export({ type: 'spki', format: 'pem' })),
    }),
  };
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
