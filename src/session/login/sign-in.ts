import type { ErrorKey } from '../../i18n/error-key';
import type { RequestTokens } from '../identity/port';
import { startSession } from '../session-store';

/**
 * Signs in at the backend. Returns null on success, else the error's sentence (Spec §5, §8); then the visitor stays
 * signed out (D12).
 */
export async function signIn(requestTokens: RequestTokens | null): Promise<ErrorKey | null> {
  if (!requestTokens) return 'loginCredential';
  const login = await requestTokens();
  if (!login.ok) return 'loginServer';
  const { token, refreshToken } = login.value;
  if (!token || !refreshToken) return 'loginNoTokens';
  return startSession({ token, refreshToken }) ? null : 'loginCredential';
}
