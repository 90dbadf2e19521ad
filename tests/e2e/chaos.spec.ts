import type { Page } from '@playwright/test';
import { jobStatusOf, jobStatusTable } from '../../src/job/job-status';
import status from '../../src/locales/en/status.json';
import { behave } from '../support/backend';
import { api, expect, expectAccessible, test } from '../support/browser/browser';
import { PREFIX } from '../support/browser/built-site';
import { storeTokens, tokensOf } from '../support/browser/customer';
import { ordersCreated } from '../support/browser/ordering';
import { goOn } from '../support/chaos/customer';
import { type ChaosStage, createStage } from '../support/chaos/stage';
import { type ChaosStory, storyOf, wordsOf } from '../support/chaos/story';
import { troubles } from '../support/chaos/troubles';

/** Five stories in `npm test`, always the same; `npm run chaos` tells others (scripts/chaos.mjs). */
const FIRST_SEED = Number(process.env.CHAOS_SEED ?? 1);
const STORIES = Number(process.env.CHAOS_STORIES ?? 5);
/** Once all faults have ended, the page has found the truth by then. */
const CALM_MS = 60_000;

// What Chromium itself says about answers that fail.
test.use({ expectedErrors: /Failed to load resource|WebSocket connection|CORS policy|net::ERR/ });

interface Truth {
  readonly bookingId: string;
  /** The sentence of its status. */
  readonly sentence: string;
  readonly isOver: boolean;
  readonly canCancel: boolean;
}

/** The customer's newest booking, as the backend knows it; null without one. */
async function readTruth(page: Page, token: string): Promise<Truth | null> {
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string) => (await page.request.get(`${api}${path}`, { headers })).json();
  const [open, done] = [await read('/bookings/ongoingAndPreOrder'), await read('/bookings/doneOrder')];
  const bookingId = open.at(-1)?.bookingId ?? done.content[0]?.bookingId;
  if (!bookingId) return null;
  const row = jobStatusTable[jobStatusOf((await read(`/bookings/${bookingId}`)).jobStatus)];
  const [, name] = row.banner.split('.') as [string, keyof typeof status.banner];
  return { bookingId, sentence: status.banner[name], isOver: row.isOver, canCancel: row.canCancel };
}

/** Whether the page says what the backend says. */
async function agrees(page: Page, truth: Truth | null): Promise<boolean> {
  if (!truth) return false;
  const said = (text: string) => page.getByText(text).filter({ visible: true }).first().isVisible();
  if (page.url().endsWith(`/booking-details/${truth.bookingId}`)) return said(truth.sentence);
  if (page.url().endsWith('/private/feedback')) return truth.isOver && said('How was your ride?');
  return truth.isOver && said('This booking has been cancelled');
}

/** Plays the story: the customer goes on between the troubles. Returns the steps, as words. */
async function play(stage: ChaosStage, { scenario, troubles: told }: ChaosStory, steps: string[]) {
  let hasOrdered = false;
  const step = async () => {
    const done = await goOn(stage.page, scenario, hasOrdered);
    hasOrdered ||= stage.page.url().includes('/booking-details/') || /Track|Back to|end/.test(done);
    if (done !== steps.at(-1)) steps.push(done);
    return done;
  };
  for (const { name, steps: count } of told) {
    for (let taken = 0; taken < count; taken++) await step();
    steps.push(`[${name}]`);
    await troubles[name](stage);
  }
  return step;
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed++) {
  const story = storyOf(seed);
  test(`chaos ${seed}: one intent is one order, and the page ends with what the backend says`, async ({ page }) => {
    const steps: string[] = [wordsOf(story)];
    const told = () => `chaos ${seed}: ${steps.join(', ')}`;
    const tokens = await tokensOf(page, 'Anna Muster');
    await storeTokens(page, tokens);
    await page.context().clock.install();
    const stage = createStage(page);
    await page.goto(`${PREFIX}/bookings`);
    try {
      const step = await play(stage, story, steps);

      steps.push('[calm]');
      await behave(page);
      await page.context().setOffline(false);
      await page.context().unrouteAll();
      await expect(async () => {
        const done = await step();
        const truth = await readTruth(page, tokens.token);
        expect(await agrees(stage.page, truth), `${done}; the backend says ${truth?.sentence}`).toBe(true);
      }).toPass({ timeout: CALM_MS, intervals: [200] });
      expect(await ordersCreated(page)).toBe(1);
      await expectAccessible(stage.page);
      expect(stage.uncaught).toEqual([]);
    } catch (error) {
      throw new Error(told(), { cause: error });
    }
  });
}
