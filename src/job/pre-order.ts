/** A pickup further ahead than this is a pre-order: nobody looks for a driver at once, so no search is shown. */
export const PRE_ORDER_AHEAD_MS = 15 * 60_000;

/** Whether a pickup is a pre-order, seen from now (milliseconds since 1970, the backend's clock: D44); null is "as soon as possible". */
export const isPreOrder = (startsAt: Date | null, nowMs: number): startsAt is Date =>
  startsAt !== null && startsAt.getTime() - nowMs > PRE_ORDER_AHEAD_MS;
