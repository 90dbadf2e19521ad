import type { Page } from '@playwright/test';
import { type Language, languages, localPath } from '../../../src/i18n/languages';
import { expect, test } from '../browser/browser';
import { PREFIX } from '../browser/built-site';
import { countShifts } from '../browser/layout-shifts';
import { nextFrame } from '../browser/session';
import { longUnless } from '../long';
import type { Check, Look } from './check';
import { mode } from './mode';
import { type Row, type Scheme, windows } from './rows';
import { expectFacts } from './shown-facts';
import { isShortWalk, placeOf, type StateOf, statesOf, type WalkName } from './states';
import { type Texts, textsOf } from './texts';

/** The tools of a walk. */
export interface Stage<Walk extends WalkName> {
  readonly page: Page;
  readonly language: Language;
  readonly texts: Texts;
  /** The address of a path in the walk's language: `/bookings`. */
  addressOf(path: string): string;
  /** Opens a path in the walk's language, at its top. */
  open(path: string): Promise<void>;
  /**
   * Compares the facts of this state with the page, and runs every check on it. The window has 412 x 740 px and the
   * light scheme before and after.
   */
  look(state: StateOf<Walk>): Promise<void>;
}

declare global {
  interface Window {
    /** Whether a key or a button was pressed, text typed, or the window changed since the last look. */
    wasTouched: boolean;
  }
}

/** The window during walks. */
const WALKING = { width: 412, height: 740 };
const ALL_MS = 900_000;

/** Records interactions, because movements after them are expected. Runs in the page before other scripts. */
function noteTouches() {
  for (const kind of ['pointerdown', 'keydown', 'input', 'resize'])
    addEventListener(kind, () => Object.assign(window, { wasTouched: true }), true);
}

/** Waits for two frames, and ends the transitions of a change of colors or of the window. */
async function settle(page: Page) {
  await nextFrame(page);
  await page.evaluate(() => {
    for (const running of document.getAnimations()) if (running instanceof CSSTransition) running.finish();
  });
  await nextFrame(page);
}

async function show(page: Page, size: { width: number; height: number }, colorScheme: Scheme = 'light') {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(size);
  await settle(page);
}

/** The elements that have moved since the last look without an interaction. */
async function readMoves(page: Page): Promise<readonly string[]> {
  const shifts = await page.evaluate(() => (window.wasTouched ? [] : window.layoutShifts));
  return shifts.flatMap(({ moved }) => moved.map(({ what, from, to }) => `moved by itself: ${what} ${from} -> ${to}`));
}

const forgetMoves = (page: Page) =>
  page.evaluate(() => {
    window.layoutShifts.splice(0);
    window.wasTouched = false;
  });

const run = async (checks: readonly Check[], look: Look, where: string) => {
  const found: string[] = [];
  for (const { name, find } of checks) for (const each of await find(look)) found.push(`${where}, ${name}: ${each}`);
  return found;
};

/** All findings of the checks on the page's present content. */
async function findOn(look: Look, rows: readonly Row[]): Promise<readonly string[]> {
  const { page } = look;
  const { checks, circumstances } = mode;
  // Rows have space for names of two lines: one of 120 letters moves the content below it.
  const movesCount = !look.facts.includes('foreign text');
  const found = movesCount ? [...(await readMoves(page))] : [];
  const once = checks.filter(({ each }) => each === 'language');
  found.push(...(await run(once, look, '')));
  for (const { width, scheme } of rows) {
    await show(page, windows[width], scheme);
    const inRows = checks.filter(({ each }) => each === 'row');
    found.push(...(await run(inRows, look, `${width} px ${scheme}`)));
  }
  for (const { name, size, begin, end, checks: own } of circumstances) {
    await show(page, size);
    await begin(page);
    await settle(page);
    found.push(...(await run(own, look, name)));
    await end(page);
  }
  await show(page, WALKING);
  await forgetMoves(page);
  return found;
}

/**
 * Declares the stories of a walk, one in each language. A walk reaches several states one after another in one page,
 * since opening a page takes most of the time, and calls `look` in each. A story fails with everything that the checks
 * have found, and when the walk has not looked at each of its states once, in the order of `states.ts`.
 */
export function walk<Walk extends WalkName>(name: Walk, go: (stage: Stage<Walk>) => Promise<void>) {
  for (const language of languages) {
    const title = `${language}: ${name}, each state passes the checks of docs/testing.md`;
    test(title, longUnless(isShortWalk(name, language)), async ({ page }) => {
      if (mode.isLong) test.setTimeout(ALL_MS);
      const looked: string[] = [];
      const found: Record<string, readonly string[]> = {};
      const addressOf = (path: string) => PREFIX + localPath(language, path);
      await countShifts(page);
      await page.addInitScript(noteTouches);
      await page.setViewportSize(WALKING);
      await go({
        page,
        language,
        texts: textsOf(language),
        addressOf,
        open: async (path) => {
          // Otherwise Gatsby scrolls the next visit to an earlier position, which moves its footer.
          await page.evaluate(() => {
            // The blank page at the start has no storage.
            if (location.protocol === 'about:') return;
            scrollTo(0, 0);
            const scrolls = Object.keys(sessionStorage).filter((key) => key.startsWith('@@scroll'));
            for (const key of scrolls) sessionStorage.removeItem(key);
          });
          await page.goto(addressOf(path));
        },
        look: async (state) => {
          const facts = statesOf(name)[state] ?? [];
          await test.step(state, async () => {
            await expectFacts(page, facts);
            const rows = mode.rowsOf(placeOf(state)).filter((row) => row.language === language);
            const findings = await findOn({ page, language, walk: name, state, facts }, rows);
            if (findings.length > 0) found[state] = findings;
          });
          looked.push(state);
        },
      });
      expect(found).toEqual({});
      expect(looked).toEqual(Object.keys(statesOf(name)));
    });
  }
}
