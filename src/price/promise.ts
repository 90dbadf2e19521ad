import type { Price } from './price';

/** Whether a promised price has run out at this moment (ms since 1970 on the backend's clock). */
export const hasRunOut = ({ validUntil }: Price, nowMs: number): boolean =>
  validUntil !== null && validUntil.getTime() <= nowMs;

/** Whether two prices promise the same, or neither promises anything: an estimate may change. */
export const isSamePromise = (one: Price, other: Price): boolean =>
  (!one.isPromised && !other.isPromised) ||
  (one.kind === other.kind &&
    one.isPromised === other.isPromised &&
    one.euro === other.euro &&
    one.range?.from === other.range?.from &&
    one.range?.to === other.range?.to);
