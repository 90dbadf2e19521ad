/** What a browser says about its network, where it does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A network on which nothing is fetched that nobody has asked for. */
const isDear = ({ saveData, effectiveType }: Connection) => Boolean(saveData || effectiveType?.includes('2g'));

/** Fetches something ahead of its use when the page has nothing else to do, unless the network is dear. Answers how to call it off. */
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
