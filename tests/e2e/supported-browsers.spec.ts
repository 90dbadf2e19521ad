import path from 'node:path';
import { expect, test } from '@playwright/test';
import { built, builtPages, builtTexts } from '../support/browser/built-site';
import type { TooNew } from '../support/supported/compat-data';
import { tooNewScripts } from '../support/supported/too-new-scripts';
import { tooNewStyles } from '../support/supported/too-new-styles';

/** What some supported browsers (D54) lack, and why the site works without it; `a: *` stands for all values of a property. */
const allowed: Record<string, string> = {
  // Styles that change nothing but the look of one thing.
  'text-wrap': 'lines break as usual',
  'cursor: *': 'a phone has no pointer',
  resize: 'a phone has no corner to drag: the field scrolls',
  '@page': 'the receipt is printed with the browser’s own margins',
  size: 'paper of the printer’s own size',
  'forced-color-adjust': 'Safari has no forced colors',
  '@media (scripting: none)': 'an older browser without scripts shows a page as with them',
  '-webkit-touch-callout': 'a wish to iOS alone',
  '-webkit-user-drag': 'the same elements have draggable="false"',
  '<input autocapitalize>': 'for keyboards on a screen',
  // Scripts that look first, or are called with ?.
  '.createPolicy': 'without Trusted Types there is nothing to allow (before-react/main.ts)',
  'Window.requestIdleCallback': 'setTimeout (ui/time/when-idle.ts, before-react/main.ts)',
  'Window.cancelIdleCallback': 'called where requestIdleCallback is (ui/time/when-idle.ts)',
  'Navigator.share': 'the button to share is not shown, the one to copy is (job/sharing.tsx)',
  'Navigator.wakeLock': 'the screen goes off as usual (ride/notifications/use-wake-lock.ts)',
  'Navigator.vibrate': 'no vibration (ride/notifications/ride-notifications.ts)',
  // Libraries that look first.
  'Navigator.connection': 'Gatsby loads pages ahead as on a fast network',
  '.effectiveType': 'as Navigator.connection',
  '.saveData': 'as Navigator.connection',
  'Navigator.scheduling': 'React yields after its own time',
  '.isInputPending': 'as Navigator.scheduling',
  setImmediate: 'React uses MessageChannel',
  SuppressedError: 'TypeScript’s own helper makes one',
  '.fromElement': 'React reads relatedTarget first',
  // React’s own names.
  '.Profiler': 'a component',
  '.delay': 'an option of its scheduler',
};

const isAbout = (entry: string, { feature }: TooNew) =>
  entry.endsWith('*') ? feature.startsWith(entry.slice(0, -1)) : feature === entry;

test('every browser that package.json names has what the built site uses, or the site has another way', () => {
  const pages = builtPages();
  const inline = (selector: string) =>
    pages.flatMap(({ file, document }) =>
      document.querySelectorAll(selector).map((element) => ({ path: file, text: element.rawText })),
    );
  // Gatsby copies Partytown, which no page loads.
  const files = (kind: RegExp) =>
    builtTexts(kind)
      .map(({ path: file, text }) => ({ path: path.relative(built, file), text }))
      .filter((file) => !file.path.startsWith('~partytown'));
  const once = <Item extends { readonly text: string }>(items: readonly Item[]) => [
    ...new Map(items.map((item) => [item.text, item])).values(),
  ];

  const styles = once([...files(/\.css$/), ...inline('style')]);
  const scripts = once([
    ...files(/\.js$/),
    ...inline('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])'),
  ]);
  expect(styles.length).toBeGreaterThan(3);
  expect(scripts.length).toBeGreaterThan(20);

  const found = [...styles.flatMap(({ text }) => tooNewStyles(text)), ...tooNewScripts(scripts)];
  const unknown = found.filter((use) => !Object.keys(allowed).some((entry) => isAbout(entry, use)));
  expect(unknown).toEqual([]);
  const unused = Object.keys(allowed).filter((entry) => !found.some((use) => isAbout(entry, use)));
  expect(unused, 'nothing of this is used any more').toEqual([]);
});
