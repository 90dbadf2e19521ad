declare global {
  interface Window {
    /** Left by the script before React: ends its share of the work and hands on a tap that waited. */
    takeOver?: (() => void) | undefined;
  }
}

/** React's handlers are there: what the script before React still did for them is theirs from now on. */
export function takeOver(): void {
  window.takeOver?.();
  window.takeOver = undefined;
}
