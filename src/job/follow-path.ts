import { isShareToken } from '../lib/id';

/** The page of a shared ride (D51), without the language. */
const PAGE = '/follow';

/** The path of a shared ride. Its token is in the fragment, which no server receives. */
export const followPath = (token: string): string => `${PAGE}#${token}`;

/** The token in the fragment of this page's address; null for a text that cannot be one: it is sent to no backend. */
export function tokenIn(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return isShareToken(token) ? token : null;
}
