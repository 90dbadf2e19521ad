import * as answers from './action-answers';
import { type Answer, request } from './request';

/** The user's data from Google; the backend trusts the idToken only. */
export interface GoogleUser {
  readonly idToken: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly picture: string;
}

/** POST /google/login: the session's tokens, each null if missing (Spec §5). */
export async function loginWithGoogle({
  idToken,
  ...userInfo
}: GoogleUser): Answer<{ token: string | null; refreshToken: string | null }> {
  return request({
    method: 'POST',
    path: '/google/login',
    body: { idToken, userInfo },
    answer: answers.loginAnswer,
    failure: 'loginServer',
  });
}
