import type { Page } from '@playwright/test';
import { localPath, pathWithoutLanguage } from '../../../src/i18n/languages';
import { expect } from '../browser/browser';
import { PREFIX } from '../browser/built-site';
import type { Fact } from './state';

const pathOf = (page: Page) => {
  const { pathname } = new URL(page.url());
  return pathWithoutLanguage(pathname.slice(PREFIX.length) || localPath('en', '/'));
};

/**
 * Expects the page to show the facts of its state: the address, the dialog, an alert, an open menu, the note about
 * loading.
 */
export async function expectFacts(page: Page, facts: readonly Fact[]) {
  const has = (kind: string) => facts.some((fact) => fact.startsWith(`${kind} `));
  for (const fact of facts) {
    const [, kind, name] = /^(page|private) (.*)$/.exec(fact) ?? [];
    if (kind === 'page') expect(`${pathOf(page)}/`).toContain(name === '/' ? name : `${name}/`);
    if (kind === 'private') expect(pathOf(page)).toContain(`/private/${name?.replace(/:.*/, '')}`);
  }
  await expect(page.locator('dialog[open]')).toHaveCount(has('dialog') ? 1 : 0);
  if (has('alert')) await expect(page.getByRole('alert').filter({ hasText: /\S/, visible: true })).not.toHaveCount(0);
  if (has('menu')) await expect(page.locator('[aria-expanded=true]:visible, details[open]:visible')).not.toHaveCount(0);
  const waiting = page.locator('[data-waiting]:visible');
  if (has('loading')) await expect(waiting).not.toHaveCount(0);
  else await expect(page.locator('[data-waiting]')).toHaveCount(0);
}
