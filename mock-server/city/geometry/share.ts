/** How far something has got from one number to another: 0 before and at the first, 1 from the second on. */
export const shareBetween = (now: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));
