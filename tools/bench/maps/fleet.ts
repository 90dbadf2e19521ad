import type { Page } from '@playwright/test';

/** Two polls of 30 s, and the movement after the second. */
export const WATCHED_MS = 72_000;

/** The cost of the fleet on the map during the measurement: frames and long tasks in ms. */
export interface Cost {
  readonly elements: number;
  readonly mutations: number;
  readonly commits: number;
  readonly frames: readonly number[];
  readonly longTasks: readonly number[];
}

const taxis = (count: number, poll: number) =>
  Array.from({ length: count }, (_, index) => ({
    vehicleId: `T${index}`,
    location: `${51.25 + (index % 71) / 600 + poll / 1_000},${9.38 + (index % 67) / 300}`,
    carCategories: ['PKW'],
  }));

/** Counts the page's work after a start signal: frames that draw the fleet, mutations, commits, long tasks. */
function countInPage(): void {
  const counted = { isOn: false, mutations: 0, commits: 0, frames: [] as number[], longTasks: [] as number[] };
  let paints = 0;
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function count(
    this: CanvasRenderingContext2D,
    ...all: Parameters<typeof put>
  ) {
    paints += 1;
    return put.apply(this, all);
  } as typeof put;
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    next((time) => {
      const [began, before] = [performance.now(), paints];
      callback(time);
      if (counted.isOn && paints > before) counted.frames.push(performance.now() - began);
    });
  const onCommitFiberRoot = () => {
    if (counted.isOn) counted.commits += 1;
  };
  const nothing = () => {};
  Object.assign(window, {
    counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    },
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (counted.isOn) counted.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Opens a site's booking screen in a town with this many taxis, and measures it for this time. */
export async function watchFleet(page: Page, site: string, count: number, watchedMs: number): Promise<Cost> {
  let poll = 0;
  await page.route('**/vehicle-location', (route) => {
    poll += 1;
    return route.fulfill({ json: taxis(count, poll), headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  // tsx names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(countInPage);
  await page.goto(`${site}/bookings`);
  await page.locator(`canvas[data-vehicles="${count}"]`).waitFor();
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const { counted } = window as unknown as { counted: { isOn: boolean; mutations: number } };
    counted.isOn = true;
    new MutationObserver((records) => {
      counted.mutations += records.length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.waitForTimeout(watchedMs);
  return page.evaluate(() => {
    const { counted } = window as unknown as { counted: Omit<Cost, 'elements'> };
    return { ...counted, elements: document.body.querySelectorAll('*').length };
  });
}
