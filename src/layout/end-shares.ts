import { endShare } from '../backend/share-calls';
import { send } from '../device/send';
import { readShares } from '../ride/sharing/shares';

/**
 * Ends the links of all shared rides at a logout: `stored` and `token` are passed because the device has already
 * removed them. The calls outlive the page.
 */
export function endShares(stored: string, token: string): void {
  const tools = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(input, { ...init, keepalive: true }),
    readToken: () => token,
  };
  for (const { bookingId } of readShares(jsonIn(stored), 0)) void endShare(bookingId, tools);
}

/** Null for invalid JSON: the storage was changed from outside. */
function jsonIn(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
