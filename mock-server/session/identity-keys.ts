import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';

/** Signs the credentials of the stand-in for Google, and verifies signatures. */
export interface IdentityKeys {
  /** A JWT (RS256) with these claims. */
  sign(claims: object): string;
  /** True if the signature of a JWT is from {@link IdentityKeys.sign}. */
  hasSigned(token: string): boolean;
  /** A JSON Web Key Set, as https://www.googleapis.com/oauth2/v3/certs has it. */
  keySet(): { readonly keys: readonly object[] };
  /** The same as PEM by key id, as https://www.googleapis.com/oauth2/v1/certs has it. */
  pems(): Readonly<Record<string, string>>;
}

const ALGORITHM = 'RS256';
const KEY_BITS = 2048;

/** The keys of one run of the backend; they are generated on first use, which takes a moment. */
export function createIdentityKeys(): IdentityKeys {
  const kid = randomUUID();
  let pair: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } | null = null;
  const keys = () => {
    pair ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
    return pair;
  };
  return {
    sign: (claims) => jsonwebtoken.sign(claims, keys().privateKey, { algorithm: ALGORITHM, keyid: kid }),
    hasSigned: (token) => {
      try {
        // Its expiry is checked elsewhere, by the backend's clock.
        jsonwebtoken.verify(token, keys().publicKey, {
          algorithms: [ALGORITHM],
          ignoreExpiration: true,
          ignoreNotBefore: true,
        });
        return true;
      } catch {
        return false;
      }
    },
    keySet: () => ({ keys: [{ ...keys().publicKey.export({ format: 'jwk' }), kid, alg: ALGORITHM, use: 'sig' }] }),
    pems: () => ({ [kid]: String(keys().publicKey.export({ type: 'spki', format: 'pem' })) }),
  };
}
