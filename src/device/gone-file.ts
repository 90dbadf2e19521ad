/** So soon after a reload, another one would help no more. */
const RELOAD_EVERY_MS = 60_000;
/** A server that does not answer by then is not asked any longer. */
const ANSWER_WAIT_MS = 3_000;

/** Whether a failed import's file is gone from the server: a new build has replaced it. Without an answer it is not. */
async function isGone(failure: unknown): Promise<boolean> {
  // webpack names the address (https://webpack.js.org/api/module-methods/#import).
  const address = failure instanceof Error && 'request' in failure && failure.request;
  if (typeof address !== 'string') return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
    return status === 404;
  } catch {
    return false;
  }
}

/** Whether a reload has just brought this document. */
function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' && performance.now() < RELOAD_EVERY_MS;
}

/**
 * Loads the page anew if a failed import's file is gone, once: the new document names the files of the new build.
 * Whatever was typed is stored as a draft by then. Answers whether it does.
 */
export async function reloadIfGone(failure: unknown, reload = () => window.location.reload()): Promise<boolean> {
  if (!(await isGone(failure)) || isReloaded()) return false;
  reload();
  return true;
}
