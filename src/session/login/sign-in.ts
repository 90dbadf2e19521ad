import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { type GoogleUser, loginWithGoogle } from '../../backend/login-call';
import type { ErrorKey } from '../../i18n/error-key';
import { startSession } from '../session-store';

const GoogleCredential = v.object({
  sub: v.string(),
  nonce: v.string(),
  aud: v.string(),
  name: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  picture: v.nullish(v.string(), ''),
});

/** The values of one sign-in request that Google's credential must repeat (ASVS 10.5.1, 10.5.4). */
export interface SignInRequest {
  readonly nonce: string;
  readonly clientId: string;
}

/** Parses Google's credential; null if it is invalid or does not answer this request. */
export function readCredential(credential: string | undefined, request: SignInRequest): GoogleUser | null {
  if (!credential) return null;
  try {
    const parsed = v.safeParse(GoogleCredential, jwtDecode(credential));
    if (!parsed.success) return null;
    const { sub, nonce, aud, name, email, picture } = parsed.output;
    if (nonce !== request.nonce || aud !== request.clientId) return null;
    return { idToken: credential, id: sub, name, email, picture };
  } catch {
    return null;
  }
}

/**
 * Signs in at the backend with Google's credential. Returns null on success, else the error's sentence (Spec §5, §8);
 * then the visitor stays signed out (D12).
 */
export async function signIn(credential: string | undefined, request: SignInRequest): Promise<ErrorKey | null> {
  const user = readCredential(credential, request);
  if (!user) return 'loginCredential';
  const login = await loginWithGoogle(user);
  if (!login.ok) return 'loginServer';
  const { token, refreshToken } = login.value;
  if (!token || !refreshToken) return 'loginNoTokens';
  return startSession({ token, refreshToken }) ? null : 'loginCredential';
}
