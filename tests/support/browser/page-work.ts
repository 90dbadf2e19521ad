import type { CDPSession, Page } from '@playwright/test';

/** The work of a page since it was loaded. */
export interface Work {
  /** Commits of React. */
  readonly commits: number;
  /** Callbacks of timers and idle periods. */
  readonly timers: number;
  /** Callbacks of `requestAnimationFrame`. */
  readonly frames: number;
  /** Calls of `fetch`. */
  readonly requests: number;
  /** Messages over a WebSocket, out and in. */
  readonly sends: number;
  readonly messages: number;
}

export const noWork: Work = { commits: 0, timers: 0, frames: 0, requests: 0, sends: 0, messages: 0 };

/**
 * Counts the work of each page from now on. React reports its commits to the hook of its developer tools, in production
 * too.
 */
export async function countWork(page: Page) {
  await page.addInitScript(() => {
    const work = { commits: 0, timers: 0, frames: 0, requests: 0, sends: 0, messages: 0 };
    const add = (kind: keyof typeof work) => {
      work[kind] += 1;
    };
    const { setTimeout, setInterval, requestAnimationFrame, requestIdleCallback, fetch, WebSocket } = window;
    const later =
      (kind: 'timers' | 'frames', begin: (action: (given?: unknown) => void, ...rest: unknown[]) => unknown) =>
      (action: (given?: unknown) => void, ...rest: unknown[]) =>
        begin.call(
          window,
          (given) => {
            add(kind);
            action(given);
          },
          ...rest,
        );
    Object.assign(window, {
      work,
      setTimeout: later('timers', setTimeout as never),
      setInterval: later('timers', setInterval as never),
      requestIdleCallback: later('timers', requestIdleCallback as never),
      requestAnimationFrame: later('frames', requestAnimationFrame as never),
      fetch: (...all: Parameters<typeof fetch>) => {
        add('requests');
        return fetch(...all);
      },
      WebSocket: class extends WebSocket {
        constructor(...all: ConstructorParameters<typeof WebSocket>) {
          super(...all);
          this.addEventListener('message', () => add('messages'));
        }
        override send(...all: Parameters<WebSocket['send']>) {
          add('sends');
          super.send(...all);
        }
      },
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => add('commits'),
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
}

/** The work of the page until now. */
export const workOf = (page: Page): Promise<Work> =>
  page.evaluate(() => ({ ...(window as unknown as { work: Work }).work }));

/** The work of the page since an earlier count. */
export async function workSince(page: Page, before: Work): Promise<Work> {
  const after = await workOf(page);
  const kinds = Object.keys(after) as (keyof Work)[];
  return Object.fromEntries(kinds.map((kind) => [kind, after[kind] - before[kind]])) as unknown as Work;
}

/** The number of layouts and style computations of the page. Needs `Performance.enable`. */
export async function readRendering(client: CDPSession): Promise<{ layouts: number; styles: number }> {
  const { metrics } = await client.send('Performance.getMetrics');
  const numberOf = (wanted: string) => Number(metrics.find(({ name }) => name === wanted)?.value);
  return { layouts: numberOf('LayoutCount'), styles: numberOf('RecalcStyleCount') };
}
