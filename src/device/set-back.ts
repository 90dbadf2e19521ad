/** Less than this is how clocks drift and are rounded. */
const DRIFT_MS = 1_000;

/**
 * Tells by how many ms the device's clock has been set back since the last question; 0 when it has not. Measured against a clock that
 * nobody can set; one that is set forward, or a device that has slept, is no set-back.
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
