import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';
import { test as browserTest, expect } from '../support/browser/browser';
import { longUnless } from '../support/long';
import type { BrowserWindow, WindowOptions } from './browser-window';
import { type Customer, customerAt } from './customer';
import { openPuppeteerWindow } from './puppeteer-window';
import { openWebDriverWindow, type WebKitPaths } from './webdriver-window';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** The engines of this machine (scripts/browsers.mjs), with the paths of what drives them. */
const found: { Chromium?: string; Firefox?: string; WebKit?: WebKitPaths } = JSON.parse(process.env.ENGINES ?? '{}');
if (!process.env.ENGINES) throw new Error('These stories are run by npm test -- browsers, which looks for the engines');

export const engines = (['Chromium', 'Firefox', 'WebKit'] as const).filter((name) => found[name]);

const openWindow = async (engine: EngineName, options: WindowOptions): Promise<BrowserWindow> => {
  const { Chromium = '', Firefox = '', WebKit } = found;
  if (engine === 'Chromium') return openPuppeteerWindow('chrome', Chromium, options);
  if (engine === 'Firefox') return openPuppeteerWindow('firefox', Firefox, options);
  if (!WebKit) throw new Error('WebKit is not here');
  return openWebDriverWindow(WebKit, options);
};

export const PHONE = { width: 390, height: 800 } as const;
export const DESK = { width: 1280, height: 800 } as const;

/** A person who begins to use the site: the browser's window and what its reader does. */
export interface Visit extends Pick<Page, 'request'> {
  readonly browser: BrowserWindow;
  readonly customer: Customer;
  readonly language: Language;
  readonly engine: EngineName;
  /** A second window of the same browser. */
  another(): Promise<Visit>;
}

/** What differs between the stories of a table. */
interface Row extends Partial<Omit<WindowOptions, 'language' | 'width' | 'height'>> {
  /** Only these engines can show it. */
  readonly only?: readonly EngineName[];
  /** Errors of the console that the story provokes on purpose. */
  readonly expectedErrors?: RegExp;
  /** `npm test` tells the story too, in the first pair of each engine. */
  readonly isShort?: boolean;
}

type Pair = readonly [Language, typeof PHONE | typeof DESK];

/** Each engine has both languages and both widths; together the engines have every pair. */
const PAIRS: Readonly<Record<EngineName, readonly [Pair, Pair]>> = {
  Chromium: [
    ['en', PHONE],
    ['de', DESK],
  ],
  Firefox: [
    ['de', DESK],
    ['en', PHONE],
  ],
  WebKit: [
    ['de', PHONE],
    ['en', DESK],
  ],
};

/**
 * Tells a story in each engine, in both languages and at both widths. No error may be left uncaught in any of its
 * windows, and none may be in a console but those that the story expects. A failure has pictures and errors of its
 * windows.
 */
export function inEveryEngine(title: string, row: Row, story: (visit: Visit) => Promise<void>) {
  const { only = engines, expectedErrors, isShort = false, ...options } = row;
  for (const engine of engines.filter((name) => only.includes(name)))
    for (const pair of PAIRS[engine]) {
      const [language, size] = pair;
      const isOfShort = isShort && pair === PAIRS[engine][0];
      const name = `${engine}, ${language}, ${size.width} px: ${title}`;
      browserTest(name, longUnless(isOfShort), async ({ request }, info) => {
        const browser = await openWindow(engine, { ...options, language, ...size });
        const windows = [browser];
        const takeErrors = async () => {
          const errors: string[] = [];
          for (const each of windows) errors.push(...(await each.takeErrors()));
          return errors;
        };
        try {
          const pictures = process.env.PICTURES && path.join(process.env.PICTURES, name.replace(/[^\w]+/g, '-'));
          if (pictures) mkdirSync(pictures, { recursive: true });
          const keep = async (step: string) => {
            if (pictures) writeFileSync(path.join(pictures, `${step}.png`), await browser.picture());
          };
          const visitIn = (opened: BrowserWindow): Visit => ({
            browser: opened,
            customer: customerAt(opened, language, keep),
            language,
            engine,
            request,
            another: async () => {
              const next = await opened.another();
              windows.push(next);
              return visitIn(next);
            },
          });
          await story(visitIn(browser));
          expect((await takeErrors()).filter((text) => !expectedErrors?.test(text))).toEqual([]);
        } catch (error) {
          for (const each of windows)
            await info.attach('a window', { body: await each.picture(), contentType: 'image/png' });
          await info.attach('errors', { body: (await takeErrors()).join('\n'), contentType: 'text/plain' });
          throw error;
        } finally {
          await browser.close();
        }
      });
    }
}
