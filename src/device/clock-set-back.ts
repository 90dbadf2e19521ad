/** Smaller differences are drift and rounding. */
const DRIFT_MS = 1_000;

/**
 * Creates a function that returns by how many ms the device's clock was set back since its last call; 0 if it was not.
 * It compares with a monotonic clock. Setting the clock forward, or sleep of the device, does not count.
 */
export function createSetBackWatch(): () => number {
  let dateMs = Date.now();
  let steadyMs = performance.now();
  return () => {
    const before = { dateMs, steadyMs };
    dateMs = Date.now();
    steadyMs = performance.now();
    const backMs = steadyMs - before.steadyMs - (dateMs - before.dateMs);
    return backMs > DRIFT_MS ? Math.round(backMs) : 0;
  };
}
