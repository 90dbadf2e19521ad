import { pageAgeMs } from './clock';
import { send } from './send';

/** A second reload this soon after the first would not help. */
const RELOAD_EVERY_MS = 60_000;
/** The time limit for the server's answer. */
const ANSWER_WAIT_MS = 3_000;

/** Whether a failed import's file is gone from the server: a new build has replaced it. Without an answer it is not. */
async function isGone(failure: unknown): Promise<boolean> {
  // webpack names the address (https://webpack.js.org/api/module-methods/#import).
  const address = failure instanceof Error && 'request' in failure && failure.request;
  if (typeof address !== 'string') return false;
  try {
    const { status } = await send(address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
    return status === 404;
  } catch {
    return false;
  }
}

/** Whether this document was reloaded less than a minute ago. */
function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' && pageAgeMs() < RELOAD_EVERY_MS;
}

/**
 * Reloads the page, once, if a failed import's file is gone: the new document names the files of the new build. Input
 * is already stored as a draft. Resolves to whether it reloads.
 */
export async function reloadIfGone(failure: unknown, reload = () => window.location.reload()): Promise<boolean> {
  if (!(await isGone(failure)) || isReloaded()) return false;
  reload();
  return true;
}
