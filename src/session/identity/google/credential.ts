import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import * as answers from '../../../backend/action-answers';
import { request } from '../../../backend/request';
import type { RequestTokens } from '../port';
import { clientId } from './settings';

const GoogleCredential = v.object({
  sub: v.string(),
  nonce: v.string(),
  aud: v.string(),
  name: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  picture: v.nullish(v.string(), ''),
});

/** The user's data from Google; the backend trusts the idToken only. */
interface GoogleUser {
  readonly idToken: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly picture: string;
}

/**
 * Parses Google's credential; null if it is invalid, for another site, or does not answer the request with this nonce
 * (ASVS 10.5.1, 10.5.4).
 */
export function readCredential(credential: string | undefined, sentNonce: string): GoogleUser | null {
  if (!credential) return null;
  try {
    const parsed = v.safeParse(GoogleCredential, jwtDecode(credential));
    if (!parsed.success) return null;
    const { sub, nonce, aud, name, email, picture } = parsed.output;
    if (nonce !== sentNonce || aud !== clientId) return null;
    return { idToken: credential, id: sub, name, email, picture };
  } catch {
    return null;
  }
}

/** POST /google/login (Spec §5). */
export const loginWithGoogle = ({ idToken, ...userInfo }: GoogleUser): ReturnType<RequestTokens> =>
  request({
    method: 'POST',
    path: '/google/login',
    body: { idToken, userInfo },
    answer: answers.loginAnswer,
    failure: 'loginServer',
  });
