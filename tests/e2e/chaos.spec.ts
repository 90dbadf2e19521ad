import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/browser/browser';
import { planted } from '../support/chaos/planted';
import { storyOf } from '../support/chaos/story';
import { tell } from '../support/chaos/tell';
import { long } from '../support/long';

/** Five stories in `npm test`, always the same; `npm run test:long -- chaos` tells others. */
const IN_EVERY_TEST = 5;
const FIRST_SEED = Number(process.env.CHAOS_SEED ?? 1);
const STORIES = Number(process.env.CHAOS_STORIES ?? IN_EVERY_TEST);
/** Longer than the time that a story is given after its troubles. */
const STORY_MS = 1_200_000;
/** A planted fault is seen by then. */
const CALM_MS = 90_000;

// What Chromium itself says about answers that fail.
test.use({ expectedErrors: /Failed to load resource|WebSocket connection|CORS policy|net::ERR|Planted/ });
test.describe.configure({ mode: 'parallel', timeout: STORY_MS });

for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed++) {
  test(`chaos ${seed}: one intent is one order, and each page ends with what the backend says`, async ({
    page,
    browser,
    contextOptions,
  }) => {
    const others: BrowserContext[] = [];
    const openDevice = async () => {
      const context = await browser.newContext(contextOptions);
      others.push(context);
      return context.newPage();
    };
    try {
      await tell(storyOf(seed), { page, openDevice });
    } finally {
      // Else its pages go on speaking to the backend of the next story.
      for (const context of others) await context.close();
    }
  });
}

test.describe('a story fails if the product has a fault', long, () => {
  const quiet = { seed: 0, cast: 'one tab', troubles: [] } as const;
  const faults = Object.entries(planted).slice(0, STORIES > IN_EVERY_TEST ? undefined : 1);
  for (const [name, { plant, isCaughtAs, scenario = '' }] of faults) {
    test(name, async ({ page }) => {
      const prepare = () => plant(page.context());
      const story = tell({ ...quiet, scenario }, { page, openDevice: async () => page, prepare, calmMs: CALM_MS });
      await expect(story).rejects.toThrow(isCaughtAs);
    });
  }
});
