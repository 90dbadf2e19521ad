import type { Page } from '@playwright/test';
import { addStyles, removeStyles } from '../policy/visitor-styles';
import type { Check } from './check';
import { reach } from './checks/reach';
import { reflow } from './checks/reflow';

/** A circumstance besides language, scheme and width, with its required checks. */
export interface Circumstance {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  begin(page: Page): Promise<unknown>;
  end(page: Page): Promise<unknown>;
  readonly checks: readonly Check[];
}

const addStyle = (css: string) => (page: Page) => addStyles(page, css);
/** The browsers' default text size, in px. */
const TEXT_PX = 16;
const setTextSize = (standard: number) => async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  await client.detach();
};

const phone = { width: 360, height: 740 };
const nothing = async () => {};

/** The circumstances of `npm run test:long -- states`: nothing is lost, cut or covered in them. */
export const circumstances: readonly Circumstance[] = [
  {
    name: 'forced colors',
    size: phone,
    begin: (page) => page.emulateMedia({ forcedColors: 'active' }),
    end: (page) => page.emulateMedia({ forcedColors: 'none' }),
    checks: [reflow, reach],
  },
  {
    // WCAG 1.4.12, the four values of the criterion.
    name: 'text spacing',
    size: phone,
    begin: addStyle(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`),
    end: removeStyles,
    checks: [reflow, reach],
  },
  {
    // WCAG 1.4.4: the browser’s own setting for the text size.
    name: 'text of 200 %',
    size: phone,
    begin: setTextSize(2 * TEXT_PX),
    end: setTextSize(TEXT_PX),
    checks: [reflow, reach],
  },
  {
    // WCAG 1.4.10: a window of 1280 x 1024 px, zoomed to 400 %.
    name: 'zoom of 400 %',
    size: { width: 320, height: 256 },
    begin: nothing,
    end: nothing,
    checks: [reflow, reach],
  },
  {
    name: 'reduced motion',
    size: phone,
    begin: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    end: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    checks: [reflow, reach],
  },
];
