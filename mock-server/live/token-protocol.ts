/**
 * How a customer proves on the live connection who it is: a browser can send no header with a WebSocket, but it can offer
 * subprotocols. The site offers this one and its token as another; the server answers this one.
 */
export const TOKEN_PROTOCOL = 'taxi-token';

/** The token among the offered subprotocols (the header's text); null when none is offered in this way. */
export function offeredToken(header: string | undefined): string | null {
  const offered = (header ?? '').split(',').map((one) => one.trim());
  if (!offered.includes(TOKEN_PROTOCOL)) return null;
  return offered.find((one) => one !== TOKEN_PROTOCOL) ?? '';
}
