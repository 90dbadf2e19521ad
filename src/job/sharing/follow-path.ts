/** The page of a shared ride (D51), without the language. */
const PAGE = '/follow';

/**
 * The characters of a link's token (docs/backend.md). Anything else was never one, and is not sent to the backend.
 */
const TOKEN = /^[\w-]{22,200}$/;

/** The path of a shared ride. Its token is in the fragment, which no server receives. */
export const followPath = (token: string): string => `${PAGE}#${token}`;

/** The token in the fragment of this page's address; null for a text that cannot be one. */
export function tokenIn(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return TOKEN.test(token) ? token : null;
}
