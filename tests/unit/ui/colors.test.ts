import { readFileSync } from 'node:fs';
import { sourcesOf } from '../../support/sources';

/** Drawings have a palette of their own; src/site.ts has the operator's colours. */
const OWN_COLORS = /^(ui\/drawings\/|marketing\/home\/hero\/hero-scenes\.|ui\/styles\/tokens\.css$|site\.ts$)/;
const LITERAL = /#(?:[\da-f]{3}|[\da-f]{6})\b|\b(?:rgba?|hsla?)\(/i;

test('colours stand in tokens.css alone, beside the operator’s two and those of drawings', () => {
  const found = sourcesOf(/\.(css|tsx?)$/)
    .filter(({ name }) => !OWN_COLORS.test(name))
    .flatMap(({ name, text }) => text.split('\n').map((line) => `${name}: ${line.trim()}`))
    .filter((line) => LITERAL.test(line));
  expect(found).toEqual([
    // A browser reads the colour of its bars from HTML, where there are no variables.
    expect.stringContaining('name="theme-color" media="(prefers-color-scheme: light)"'),
    expect.stringContaining('name="theme-color" media="(prefers-color-scheme: dark)"'),
  ]);
});

test('the bars of the browser have the colour of the page', () => {
  const colorsIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, color]) => color);
  expect(colorsIn('src/layout/head/page-head.tsx', /theme-color.*content="(#\w+)"/g)).toEqual(
    colorsIn('src/ui/styles/tokens.css', /--paper: (#\w+);/g),
  );
});
