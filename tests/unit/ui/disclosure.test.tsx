/** @jest-environment jsdom */
import { hydrateRoot } from 'react-dom/client';
import { Disclosure } from '../../../src/ui/disclosure';

test('the button replaces the built HTML and has its focus in one step: no key can come between', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<details><summary>Menu</summary><div>Business</div></details>';
  container.querySelector('summary')?.focus();
  const focused = new Promise((resolve) => {
    new MutationObserver(() => resolve(document.activeElement?.outerHTML)).observe(container, { childList: true });
  });
  hydrateRoot(container, <Disclosure label="Menu">Business</Disclosure>);
  expect(await focused).toMatch(/^<button type="button" aria-expanded="false"[^>]*>Menu<\/button>$/);
});
