declare global {
  interface Window {
    /** Set by the script before React: stops its handlers and replays a stored tap. */
    takeOver?: (() => void) | undefined;
  }
}

/** Called once React's handlers are attached: the script before React stops its own. */
export function takeOver(): void {
  window.takeOver?.();
  window.takeOver = undefined;
}
