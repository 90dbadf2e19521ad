import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';

/** Signs what stands in for Google's credentials, and lets everybody check that. */
export interface IdentityKeys {
  /** A JWT (RS256) with these claims. */
  sign(claims: object): string;
  /** Whether the signature of a JWT is one of {@link IdentityKeys.sign}. */
  hasSigned(token: string): boolean;
  /** A JSON Web Key Set, as https://www.googleapis.com/oauth2/v3/certs has it. */
  keySet(): { readonly keys: readonly object[] };
  /** The same as PEM by key id, as https://www.googleapis.com/oauth2/v1/certs has it. */
  pems(): Readonly<Record<string, string>>;
}

const ALGORITHM = 'RS256';
const KEY_BITS = 2048;

/** Keys of one run of the backend; they are made when they are first needed, which takes a moment. */
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
        // Whether it is still valid is asked elsewhere, by the backend's own clock.
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
