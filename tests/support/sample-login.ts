import { makeCredential } from '../../mock-server/session';

/** The body of `POST /google/login` for a new customer, with a credential of the stand-in for Google. */
export function sampleLogin(number: number) {
  const account = { sub: `sample-${number}`, name: `Sample ${number}`, email: `sample${number}@example.com` };
  const nowSeconds = Math.floor(Date.now() / 1000);
  const idToken = makeCredential(account, { clientId: 'local-client-id', nonce: null, nowSeconds });
  return { idToken, userInfo: { id: account.sub, name: account.name, email: account.email, picture: '' } };
}
