import type { CDPSession, Locator, Page, Request } from '@playwright/test';
import { expect } from './browser';

/** A phone on a slow network (docs/performance.md): 150 ms, 1.6 Mbit/s, a fourth of the processor. */
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const SLOW_PROCESSOR = 4;

/** How long somebody stays on a screen. */
const SESSION_MS = 60_000;
const STEP_MS = 10_000;
const SECOND_MS = 1_000;
/** Animations run so much faster, so that a minute of them is over in a moment. */
const ANIMATION_PACE = 40;

/** Every visit is a first one: nothing is cached. */
export async function startClient(page: Page, isSlow: boolean): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) {
    await client.send('Network.emulateNetworkConditions', SLOW);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  }
  return client;
}

/** Follows the requests of a page; answers how to wait until none is under way. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size, { intervals: [20], message: 'requests under way' }).toBe(0);
}

/** Lets time pass by the page's clock, which is installed, until this is seen; what is asked meanwhile is answered first. */
export async function passUntil(page: Page, whenQuiet: () => Promise<void>, seen: Locator) {
  await expect(async () => {
    await page.clock.runFor(SECOND_MS);
    await whenQuiet();
    expect(await seen.isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
}

/** Lets the page draw what has changed. The browser tells an observer of intersections after every frame. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );

/**
 * A minute passes: the page's own timers by its clock, which is installed, and its animations by the browser's. The network stays as slow
 * as it is; the processor need not wait.
 */
export async function letMinutePass(page: Page, client: CDPSession, whenQuiet: () => Promise<void>) {
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: ANIMATION_PACE });
  const began = await page.evaluate(() => Number(document.timeline.currentTime));
  for (let passed = 0; passed < SESSION_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await whenQuiet();
    await nextFrame(page);
  }
  await page.waitForFunction(
    (until) =>
      document.getAnimations().every(({ playState }) => playState !== 'running') ||
      Number(document.timeline.currentTime) >= until,
    began + SESSION_MS / ANIMATION_PACE,
    { polling: 20 },
  );
  await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
}
