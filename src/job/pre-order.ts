/** A pickup further ahead than this is a pre-order: its driver search does not start at once. */
export const PRE_ORDER_AHEAD_MS = 15 * 60_000;

/**
 * Whether a pickup is a pre-order at `nowMs` (milliseconds since 1970, the backend's clock: D44); null is "as soon as
 * possible".
 */
export const isPreOrder = (startsAt: Date | null, nowMs: number): startsAt is Date =>
  startsAt !== null && startsAt.getTime() - nowMs > PRE_ORDER_AHEAD_MS;
