import type { CDPSession, Locator, Page, Request } from '@playwright/test';
import { expect } from './browser';

/** A phone on a slow network (docs/performance.md): 150 ms latency, 1.6 Mbit/s, a quarter of the processor's speed. */
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const SLOW_PROCESSOR = 4;

/** The length of a visit to a screen. */
const SESSION_MS = 60_000;
const STEP_MS = 10_000;
const SECOND_MS = 1_000;
/** Animations run at this multiple of their speed: a minute of them takes 1.5 s. */
const ANIMATION_PACE = 40;

/** Makes the page's animations 40 times as fast. */
async function speedUpAnimations(client: CDPSession) {
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: ANIMATION_PACE });
}

/** Makes a client's page as slow as that phone. */
export async function throttle(client: CDPSession) {
  await client.send('Network.emulateNetworkConditions', SLOW);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
}

/** Opens a DevTools session for a first visit with an empty cache. */
export async function startClient(page: Page, isSlow: boolean): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) await throttle(client);
  return client;
}

/**
 * Ends the throttling of a client's processor; the network stays slow. A loaded page has the same frames, only sooner.
 */
export const runAtFullSpeed = (client: CDPSession) => client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

/**
 * Stops the page's installed clock. Playwright refuses a moment that has passed by the time a busy browser hears of it:
 * then a later one is tried.
 */
export const stopClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND_MS);
  }).toPass();

/** Sets the animations of an element to a time after their start, and stops them there. */
export const stopAnimations = (element: Locator, timeMs: number): Promise<void> =>
  element.evaluate((animated, currentTime) => {
    for (const animation of animated.getAnimations()) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, timeMs);

/** Follows the requests of a page; returns a function that waits until none is pending. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size, { intervals: [20], message: 'requests under way' }).toBe(0);
}

/**
 * Advances the page's installed clock until the element is visible. Each second waits for the requests of the one
 * before.
 */
export async function passUntil(page: Page, whenQuiet: () => Promise<void>, seen: Locator) {
  await expect(async () => {
    await page.clock.runFor(SECOND_MS);
    await whenQuiet();
    expect(await seen.first().isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
}

/** A busy Chromium has been seen to draw no frame for minutes; a picture makes it draw. */
const PICTURE_EVERY_MS = 5_000;

/** Waits for the next frame. The browser reports intersections after each frame. */
export async function nextFrame(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const pictures = setInterval(() => {
    // Of the whole window: a session that ends during a picture of a part leaves the window at the size of the part.
    client.send('Page.captureScreenshot').catch(() => {});
  }, PICTURE_EVERY_MS);
  try {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement);
        }),
    );
  } finally {
    clearInterval(pictures);
    await client.detach();
  }
}

/**
 * Lets a minute pass: timers by the page's installed clock, animations 40 times as fast. The network stays slow; the
 * processor runs at full speed.
 */
export async function letMinutePass(page: Page, client: CDPSession, whenQuiet: () => Promise<void>) {
  await runAtFullSpeed(client);
  await speedUpAnimations(client);
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
