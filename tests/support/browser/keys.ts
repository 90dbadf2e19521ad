import type { Locator, Page } from '@playwright/test';
import { expect } from './browser';
import { focusFaults } from './focus-sight';

/** The maximum number of Tab presses to an element. */
const MOST_STOPS = 80;

/** A keyboard-only user: no pointer, and no focus by script. Checks the focus after each key. */
export interface KeyHand {
  press(key: string): Promise<void>;
  /** Presses Tab (or Shift+Tab) until the element has the focus: everything is reachable in one direction. */
  goTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Goes to an element and presses a key on it: Enter by default. */
  use(target: Locator, key?: string): Promise<void>;
  type(text: string): Promise<void>;
}

/**
 * The keyboard of a page. The focus must be visible and uncovered at every stop; the story continues in order to find
 * all faults.
 */
export function keysOf(page: Page): KeyHand {
  const known = new Set<string>();
  const look = async () => {
    const faults = (await focusFaults(page)).filter((fault) => !known.has(fault));
    for (const fault of faults) known.add(fault);
    expect.soft(faults, 'the focus is seen').toEqual([]);
  };
  const press = async (key: string) => {
    await page.keyboard.press(key);
    if (key !== 'Enter') await look();
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const goTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS && !(await isFocused(target)); stops += 1) await press(key);
    await expect(target).toBeFocused();
  };
  return {
    press,
    goTo,
    use: async (target, key = 'Enter') => {
      await goTo(target);
      await press(key);
    },
    type: async (text) => {
      await page.keyboard.type(text);
      await look();
    },
  };
}
