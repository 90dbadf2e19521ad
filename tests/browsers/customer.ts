import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import type { ByRoleMatcher } from '@testing-library/dom';
import { addressTable } from '../../src/address-table';
import { type Language, localPath } from '../../src/i18n/languages';
import { expect } from '../support/browser/browser';
import { seeFocus } from '../support/browser/focus-sight';
import { SITE_PORT } from '../support/ports';
import { type Texts, textsOf } from '../support/states/texts';
import type { BrowserWindow, Point } from './browser-window';

/** Finds elements by role and name in any browser: it is loaded into each document. */
const finder = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    /** The element that was looked for last, with its labels. */
    lookedFor?: readonly Element[];
    /** The watch over a press: whether another element was met. */
    press?: { readonly end: AbortController; hasMissed: boolean };
  }
}

/** A text as a whole, or a pattern in it. */
type Words = string | RegExp;

/** An element as a person finds it. */
interface Seen {
  /** Where it can be pressed; null while something covers it or it is outside of the window. */
  readonly point: Point | null;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly value: string;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
}

/** In the page: an element with this role and name, in the top dialog if one is open; null if there is none. */
function look(
  role: ByRoleMatcher,
  name: { text: string; flags: string | null },
  index: number,
  mayScroll: boolean,
): Seen | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const root = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  const words = name.flags === null ? name.text : new RegExp(name.text, name.flags);
  const element = library
    .queryAllByRole(root.parentElement ?? root, role, { name: words })
    .filter((each) => root.contains(each) && !each.closest('[inert]'))[index];
  if (!element) return null;
  const field = element as HTMLInputElement;
  const targets = [element, ...(field.labels ?? [])];
  window.lookedFor = targets;
  const pressable = (): Point | null => {
    for (const target of targets)
      for (const { left, top, width, height } of target.getClientRects()) {
        // Whole pixels, as Firefox's pointer has them.
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        const hit = document.elementFromPoint(x, y);
        if (hit && targets.some((each) => each.contains(hit))) return { x, y };
      }
    return null;
  };
  if (mayScroll && !pressable())
    (targets.at(-1) ?? element).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    point: pressable(),
    box: { left, top, width, height },
    value: field.value ?? '',
    isFocused: element === document.activeElement,
    isChecked: field.checked || element.getAttribute('aria-checked') === 'true',
  };
}

/**
 * In the page: the next press reaches what was looked for, or nothing. On a slow machine another suggestion may have
 * come to its place since.
 */
function watchPress() {
  window.press?.end.abort();
  const press = { end: new AbortController(), hasMissed: false };
  window.press = press;
  const { lookedFor = [] } = window;
  const watch = (event: Event) => {
    if (event.type === 'pointerdown')
      press.hasMissed = !lookedFor.some((each) => event.target instanceof Node && each.contains(event.target));
    if (!press.hasMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, watch, { capture: true, signal: press.end.signal });
}

/** In the page: ends the watch. Returns whether another element was met. */
function hasMissed(): boolean {
  window.press?.end.abort();
  return window.press?.hasMissed ?? false;
}

/** In the page: whether the loading screen covers Home. */
const isLoading = () =>
  [...document.querySelectorAll('[role="status"]')].some(
    (status) => getComputedStyle(status).position === 'fixed' && status.checkVisibility({ visibilityProperty: true }),
  );

/** In the page: what is wrong with it in every state. */
function findFaults(): readonly string[] {
  const faults: string[] = [];
  const tooWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  if (tooWide(document.documentElement)) faults.push('the page is wider than its window');
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (tooWide(dialog)) faults.push('a dialog is too wide');
  // Words broken into letters, as large text does it beside something that does not shrink.
  for (const words of document.querySelectorAll('h1, h2, h3, p')) {
    if (!words.checkVisibility() || getComputedStyle(words).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    let [lines, end] = [0, Number.NEGATIVE_INFINITY];
    for (const { top, bottom } of [...range.getClientRects()].sort((one, other) => one.top - other.top)) {
      if (top + bottom > 2 * end) lines += 1;
      end = Math.max(end, bottom);
    }
    if (lines > 2 && words.textContent.trim().length < 4 * lines) faults.push(`"${words.textContent}" is a column`);
  }
  // Safari on a phone zooms into a field with smaller letters, and stays so.
  if (innerWidth < 600)
    for (const field of document.querySelectorAll('input, select, textarea')) {
      const { fontSize } = getComputedStyle(field);
      if (field.checkVisibility() && Number.parseFloat(fontSize) < 16)
        faults.push(`${field.id} has letters of ${fontSize}`);
    }
  return faults;
}

/** A customer who reads the page and presses what it offers, by role and name, with a real pointer or real keys. */
export interface Customer {
  readonly texts: Texts;
  /** Opens a page of the site in the customer's language. */
  opens(path: string): Promise<void>;
  /** Waits for the scripts that the page has asked for: who leaves earlier cuts them, which Firefox reports. */
  hasScripts(): Promise<void>;
  /** Goes back in the history, without waiting for a load, which a page from the page cache does not have. */
  goesBack(): Promise<void>;
  /** Waits for an element. */
  sees(role: ByRoleMatcher, name: Words): Promise<Seen>;
  seesNot(role: ByRoleMatcher, name: Words): Promise<void>;
  /** Waits for a text on the page, or in the top dialog. */
  reads(words: Words): Promise<void>;
  /** Waits for an address. */
  isAt(path: RegExp): Promise<void>;
  /** Presses the element, or the one with this index among its equals. */
  presses(role: ByRoleMatcher, name: Words, index?: number): Promise<void>;
  /** Replaces the text of a field. */
  fills(role: ByRoleMatcher, name: Words, text: string): Promise<void>;
  /** Drags an element to the right by a share of its width. */
  drags(role: ByRoleMatcher, name: Words, share: number, by?: 'mouse' | 'finger'): Promise<void>;
  /** Presses Tab until the element has the focus; it is seen at each stop. */
  tabsTo(role: ByRoleMatcher, name: Words, index?: number): Promise<void>;
  /** The page is right in this state: nothing is too wide, no field too small. Keeps a picture if PICTURES is set. */
  finds(state: string): Promise<void>;
}

/** The maximum number of Tab presses to an element. */
const MOST_STOPS = 80;

export function customerAt(
  browser: BrowserWindow,
  language: Language,
  keepPicture: (state: string) => Promise<void>,
): Customer {
  const lookFor = async (role: ByRoleMatcher, name: Words, index = 0, mayScroll = false) => {
    if (!(await browser.run(() => 'TestingLibraryDom' in globalThis))) await browser.runText(finder);
    const pattern = typeof name === 'string' ? { text: name, flags: null } : { text: name.source, flags: name.flags };
    return browser.run(look, role, pattern, index, mayScroll);
  };
  /** An element that stands still where it can be pressed. */
  const reach = async (role: ByRoleMatcher, name: Words, index = 0): Promise<Seen & { readonly point: Point }> => {
    let reached: Seen | null = null;
    await expect(async () => {
      const before = await lookFor(role, name, index, true);
      expect(before, `${role} ${name}`).not.toBeNull();
      reached = await lookFor(role, name, index);
      expect(reached?.point, `where ${role} ${name} can be pressed`).toBeTruthy();
      expect(reached?.box).toEqual(before?.box);
    }).toPass();
    return reached as unknown as Seen & { readonly point: Point };
  };
  const presses = async (role: ByRoleMatcher, name: Words, index?: number): Promise<void> => {
    const { point } = await reach(role, name, index);
    await browser.run(watchPress);
    await browser.click(point);
    // A press that leads to another page leaves nothing to ask.
    if (await browser.run(hasMissed).catch(() => false)) await presses(role, name, index);
  };
  const sees = async (role: ByRoleMatcher, name: Words) => {
    let seen: Seen | null = null;
    await expect(async () => {
      seen = await lookFor(role, name);
      expect(seen, `${role} ${name}`).not.toBeNull();
    }).toPass();
    return seen as unknown as Seen;
  };
  return {
    texts: textsOf(language),
    opens: (path) => browser.goto(`http://localhost:${SITE_PORT}${addressTable.prefix}${localPath(language, path)}`),
    hasScripts: () =>
      expect(async () => {
        const loading = await browser.run(() =>
          [...document.scripts].map(({ src }) => src).filter((src) => src && !performance.getEntriesByName(src).length),
        );
        expect(loading, 'scripts that are loading').toEqual([]);
      }).toPass(),
    // The way back may cut off the answer to this script.
    goesBack: () => browser.run(() => history.back()).catch(() => {}),
    sees,
    seesNot: (role, name) =>
      expect(async () => expect(await lookFor(role, name), `${role} ${name}`).toBeNull()).toPass(),
    reads: (words) =>
      expect(async () => {
        const text = await browser.run(() => {
          const root = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
          // biome-ignore lint/performance/useDomNodeTextContent: nobody reads a hidden text
          return root.innerText.replaceAll('\u00a0', ' ');
        });
        if (typeof words === 'string') expect(text).toContain(words.replaceAll('\u00a0', ' '));
        else expect(text).toMatch(words);
      }).toPass(),
    isAt: (path) =>
      expect(async () => expect(await browser.run(() => location.pathname.replace(/\/$/, ''))).toMatch(path)).toPass(),
    presses,
    fills: async (role, name, text) => {
      await presses(role, name);
      await browser.run(() => (document.activeElement as HTMLInputElement).select());
      await browser.type(text);
      await expect(async () => expect((await lookFor(role, name))?.value).toBe(text)).toPass();
    },
    drags: async (role, name, share, by) => {
      const { box } = await reach(role, name);
      const from = { x: box.left + 30, y: box.top + box.height / 2 };
      await browser.drag(from, { x: from.x + box.width * share, y: from.y }, by);
    },
    tabsTo: async (role, name, index) => {
      await sees(role, name);
      for (let stops = 0; !(await lookFor(role, name, index))?.isFocused; stops += 1) {
        expect(stops, `Tab to ${role} ${name}`).toBeLessThan(MOST_STOPS);
        await browser.press('Tab');
        await expect(async () => {
          const { name: focused, faults } = await browser.run(seeFocus);
          expect(faults, `the focus on ${focused}`).toEqual([]);
        }).toPass();
      }
    },
    finds: async (state) => {
      await expect(async () => expect(await browser.run(isLoading), state).toBe(false)).toPass();
      await keepPicture(state);
      await expect(async () => expect(await browser.run(findFaults), state).toEqual([])).toPass();
    },
  };
}
