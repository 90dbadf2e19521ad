/**
 * Authenticates a customer on the live connection. A browser cannot send headers with a WebSocket, but it can offer
 * subprotocols: the site offers this one and its token, and the server selects this one.
 */
export const TOKEN_PROTOCOL = 'taxi-token';

/** The token among the offered subprotocols (the header's text); null if there is none in this form. */
export function offeredToken(header: string | undefined): string | null {
  const offered = (header ?? '').split(',').map((one) => one.trim());
  if (!offered.includes(TOKEN_PROTOCOL)) return null;
  return offered.find((one) => one !== TOKEN_PROTOCOL) ?? '';
}
