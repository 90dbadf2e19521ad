import type { Locator } from '@playwright/test';
import { expect } from '../browser/browser';

/** Expects a visible sentence, and with it each next step: a button, a link or a field that is usable now. */
export async function expectSaid(sentence: Locator, ...ways: readonly [Locator, ...Locator[]]) {
  await expect(sentence.filter({ visible: true }).first()).toBeVisible();
  for (const way of ways) {
    await expect(way.first()).toBeVisible();
    await expect(way.first()).toBeEnabled();
  }
}

/** The links to a phone in a part of the page. */
export const phoneIn = (part: Locator) => part.locator('a[href^="tel:"]');

/** A text up to its first variable. */
export const beginning = (text: string) => text.split('{{')[0] ?? text;
