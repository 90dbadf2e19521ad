/** Smaller differences are drift and rounding. */
const DRIFT_MS = 1_000;

/**
 * Creates a function that returns by how many ms the device's clock was set since its last call; negative if it was set
 * back, 0 if it was not set. It compares with a monotonic clock. Sleep of the device may count as set forward.
 */
export function createClockWatch(): () => number {
  let dateMs = Date.now();
  let steadyMs = performance.now();
  return () => {
    const before = { dateMs, steadyMs };
    dateMs = Date.now();
    steadyMs = performance.now();
    const setByMs = dateMs - before.dateMs - (steadyMs - before.steadyMs);
    return Math.abs(setByMs) > DRIFT_MS ? Math.round(setByMs) : 0;
  };
}
