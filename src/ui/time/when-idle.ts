/** The browser's network information, where available. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is slow or saves data, so that nothing should be prefetched. */
const isDear = ({ saveData, effectiveType }: Connection) => Boolean(saveData || effectiveType?.includes('2g'));

/**
 * Prefetches when the page is idle, unless the connection is slow or saves data. Returns a function that cancels it.
 */
export function whenIdle(fetch: () => void): () => void {
  const { connection = {} } = navigator as Navigator & { readonly connection?: Connection };
  if (isDear(connection)) return () => {};
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fetch, 200);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(fetch);
  return () => window.cancelIdleCallback(idle);
}
