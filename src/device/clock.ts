import type { Moment } from '../lib/moment';
import { createStore } from '../lib/store';

/**
 * The page's one clock (D53). `performance.now()` cannot be set and counts for the page; the anchor says which moment
 * its zero was: first by the device's clock, then by a server's (src/device/server-time.ts). No other file of the site
 * reads a clock (biome.json).
 */
interface Anchor {
  /** The moment of `performance.now() === 0`, in ms since 1970. */
  readonly originMs: number;
  /** The same by the device's clock, when the page was loaded or last woke. */
  readonly deviceOriginMs: number;
  /** Whose clock it is. The host of the site tells the time where the backend does not (D44). */
  readonly toldBy: 'device' | 'host' | 'backend';
}

/**
 * The anchor; null before the clock is first read. Its listeners hear that another time is known. Marked as pure,
 * because inline scripts leave it out.
 */
export const anchor = /* @__PURE__ */ createStore<Anchor | null>(null);

/** Smaller differences between two clocks are drift and rounding. */
const DRIFT_MS = 1_000;

const readDevice = () => Date.now() - performance.now();

/** The anchor of this moment. */
export function readAnchor(): Anchor {
  const deviceOriginMs = readDevice();
  const known = anchor.get() ?? { originMs: deviceOriginMs, deviceOriginMs, toldBy: 'device' };
  anchor.set(known);
  return known;
}

/**
 * The current time in ms since 1970: a server's as soon as one has told it, else the device's. Nothing that happens to
 * the device's clock moves it, but the first answer may: waits are measured by the age of the page.
 */
export const now = (): number => Math.round(readAnchor().originMs + performance.now());

/** The time since the page was opened, in ms. */
export const pageAgeMs = (): number => performance.now();

/** The current moment, to store: another page has another anchor. */
export function momentNow(): Moment {
  const nowMs = now();
  if (!isTimeTold()) return { deviceMs: nowMs, aheadMs: null };
  const deviceMs = Date.now();
  return { deviceMs, aheadMs: nowMs - deviceMs };
}

/** A stored moment on this page's clock. */
export const timeOf = ({ deviceMs, aheadMs }: Moment): number =>
  deviceMs + (isTimeTold() ? (aheadMs ?? now() - Date.now()) : 0);

/** Whether a server has told the time. */
export const isTimeTold = (): boolean => readAnchor().toldBy !== 'device';

/**
 * Moves the anchor as the page wakes: `performance.now()` may have stood still while the device slept. A clock that a
 * server has told moves by as much as the device's clock did meanwhile, and forward only; its next answer corrects it.
 * While the page is seen, the device's clock changes nothing.
 */
function follow(isAwake: boolean): void {
  const known = readAnchor();
  const deviceOriginMs = readDevice();
  const movedMs = deviceOriginMs - known.deviceOriginMs;
  if (Math.abs(movedMs) <= DRIFT_MS) return;
  if (known.toldBy === 'device') {
    if (isAwake) anchor.set({ ...known, deviceOriginMs, originMs: deviceOriginMs });
  } else anchor.set({ ...known, deviceOriginMs, originMs: known.originMs + (isAwake ? Math.max(0, movedMs) : 0) });
}

/**
 * Follows the page's sleep, before all listeners of the same event that read the clock. Returns a function that stops
 * it.
 */
export function watchWakes(): () => void {
  const onPage = () => follow(!document.hidden);
  for (const event of ['pageshow', 'visibilitychange']) window.addEventListener(event, onPage, true);
  return () => {
    for (const event of ['pageshow', 'visibilitychange']) window.removeEventListener(event, onPage, true);
  };
}
