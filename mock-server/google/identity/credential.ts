import type { DemoAccount } from '../../company/demo-accounts';

/** The facts about an account that go into its token. */
type TokenAccount = Pick<DemoAccount, 'sub' | 'name' | 'email'>;

/** The other claims of the token. */
interface TokenCircumstances {
  readonly clientId: string;
  readonly nonce: string | null;
  readonly nowSeconds: number;
}

/** The backend's path for signing credentials. */
export const CREDENTIAL_PATH = '/gsi/credential';
const LIFETIME_SECONDS = 3_600;

/** UTF-8 in the alphabet of tokens, for names with umlauts. */
function base64url(text: string): string {
  const letters = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A round image with the first letter, inside the token, so that nothing is loaded. */
function pictureOf(name: string): string {
  const letter = [...name][0] ?? '?';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#5a4a2f"/><text x="48" y="64" font-family="sans-serif" font-size="46" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/**
 * The claims of a Google credential: https://developers.google.com/identity/gsi/web/reference/js-reference#credential
 */
export function credentialClaims(account: TokenAccount, { clientId, nonce, nowSeconds }: TokenCircumstances) {
  const [givenName = '', ...family] = account.name.split(' ');
  return {
    iss: 'https://accounts.google.com',
    azp: clientId,
    aud: clientId,
    sub: account.sub,
    email: account.email,
    email_verified: true,
    ...(nonce === null ? {} : { nonce }),
    nbf: nowSeconds - 300,
    name: account.name,
    picture: pictureOf(account.name),
    given_name: givenName,
    ...(family.length > 0 ? { family_name: family.join(' ') } : {}),
    iat: nowSeconds,
    exp: nowSeconds + LIFETIME_SECONDS,
    jti: `local-${account.sub}-${nowSeconds}`,
  };
}

/**
 * A credential without a signature (`alg` none), for programs that sign in without a browser. Only the local backend
 * accepts it.
 */
export function makeCredential(account: TokenAccount, circumstances: TokenCircumstances): string {
  const header = { alg: 'none', typ: 'JWT' };
  const parts = [header, credentialClaims(account, circumstances)].map((part) => base64url(JSON.stringify(part)));
  return `${parts.join('.')}.`;
}

/** The script's request to the backend, which has the key and the time. */
export interface CredentialRequest {
  readonly clientId: string;
  readonly nonce: string | null;
  /** The age of the credential in seconds. */
  readonly ageSeconds: number;
}
