import { HttpFailure } from './route';

const MINUTE_MS = 60_000;

/**
 * Counts the requests of each network address and throws 429 for more than `most` in a minute of the clock (in
 * milliseconds since 1970).
 */
export function createRequestLimit(most: number, now: () => number): (address: string) => void {
  let minute = 0;
  let counts = new Map<string, number>();
  return (address) => {
    const thisMinute = Math.floor(now() / MINUTE_MS);
    // Earlier minutes are not kept.
    if (thisMinute !== minute) counts = new Map();
    minute = thisMinute;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count <= most) return;
    const secondsLeft = Math.ceil(((thisMinute + 1) * MINUTE_MS - now()) / 1000);
    throw new HttpFailure(429, 'Too many requests', { 'Retry-After': String(secondsLeft) });
  };
}
