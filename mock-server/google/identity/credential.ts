import type { DemoAccount } from '../../company/demo-accounts';

/** The facts about an account that go into its token. */
type TokenAccount = Pick<DemoAccount, 'sub' | 'name' | 'email'>;

/** The script's request to the backend, which has the key and the time. */
export interface CredentialRequest {
  readonly clientId: string;
  readonly nonce: string | null;
}

interface TokenCircumstances extends CredentialRequest {
  readonly nowSeconds: number;
}

/** The backend's path for signing credentials. */
export const CREDENTIAL_PATH = '/gsi/credential';
const LIFETIME_SECONDS = 3_600;

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
    // Nobody loads it: the site only passes it on.
    picture: 'https://www.example.com/picture.png',
    given_name: givenName,
    family_name: family.join(' '),
    iat: nowSeconds,
    exp: nowSeconds + LIFETIME_SECONDS,
    jti: `local-${account.sub}-${nowSeconds}`,
  };
}
