/** The progress from one number to another: 0 up to the first, 1 from the second. */
export const shareBetween = (now: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));
