import * as v from 'valibot';
import { finiteNumber } from './reading';

/**
 * A stored moment (D53): by the device's clock in ms, with the lead of the servers' over it; null if none had told the
 * time.
 */
export const Moment = v.object({ deviceMs: finiteNumber, aheadMs: v.nullable(finiteNumber) });
export type Moment = v.InferOutput<typeof Moment>;

/** Whether a server had told the time at both moments: then nothing that happens to the device's clock matters. */
export const isExactBetween = (from: Moment, to: Moment): boolean => from.aheadMs !== null && to.aheadMs !== null;

/**
 * The time between two moments in ms. Without a server's time it is uncertain: the device's clock may have been
 * corrected in between, as on the first look of a new page. The shortest possible time counts; 0 if none is possible.
 */
export function passedMs(from: Moment, to: Moment): number {
  const onDevice = to.deviceMs - from.deviceMs;
  if (from.aheadMs === null) return onDevice;
  const ifCorrected = onDevice - from.aheadMs;
  if (to.aheadMs !== null) return ifCorrected + to.aheadMs;
  const possible = [onDevice, ifCorrected].filter((passed) => passed >= 0);
  return possible.length > 0 ? Math.min(...possible) : 0;
}
