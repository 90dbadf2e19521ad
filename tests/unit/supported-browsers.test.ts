import { tooNewScripts } from '../support/supported/too-new-scripts';
import { tooNewStyles } from '../support/supported/too-new-styles';

const inStyles = (css: string) => tooNewStyles(css).map(({ feature }) => feature);
const inScripts = (text: string) => tooNewScripts([{ path: 'a.js', text }]).map(({ feature }) => feature);

test.each([
  ['a property', 'p { field-sizing: content }', 'field-sizing'],
  ['a value', 'p { white-space-collapse: preserve }', 'white-space-collapse'],
  ['a keyword', 'p { display: ruby-text }', 'display: ruby-text'],
  ['a function', ':root { --ink: light-dark(#000, #fff) }', 'light-dark()'],
  ['a unit', 'p { width: 3rcap }', '1rcap'],
  ['a selector', 'dialog:open { color: red }', ':open'],
  ['a pseudo-element', 'details::details-content { opacity: 0 }', '::details-content'],
  ['an at-rule', '@starting-style { p { opacity: 0 } }', '@starting-style'],
  ['a media feature', '@media (scripting: none) { p { color: red } }', '@media (scripting: none)'],
  ['a rule in a rule', 'p { a { color: red } }', 'nested rules'],
])('%s that a supported browser lacks is named', (_kind, css, feature) => {
  expect(inStyles(css)).toEqual([feature]);
});

test.each([
  ['@supports', '@supports (field-sizing: content) { p { field-sizing: content } }'],
  ['an earlier value of the property', 'p { color: #000; color: light-dark(#000, #fff) }'],
  ['the property with a prefix', 'p { -webkit-user-select: none; user-select: none }'],
  [
    'nothing new',
    'p:has(a:is(:focus-visible, :hover)) { width: min(100dvh, 2lh); inset: 0; color: color-mix(in srgb, red, blue) }',
  ],
  [
    'words that are no features',
    '.a-open { content: "light-dark()"; background: url(a.light-dark(1rcap)); color: #1cap }',
  ],
])('styles are not named with %s', (_kind, css) => {
  expect(inStyles(css)).toEqual([]);
});

test.each([
  ['a flag of a pattern', 'const a = /[\\p{L}--[a-z]]/v', expect.stringContaining('syntax after 2023')],
  ['a group of a pattern', 'const a = /(?i:a)b/', expect.stringContaining('syntax after 2023')],
  ['a statement', '{ using a = b() }', expect.stringContaining('syntax after 2023')],
  ['a global', 'const a = scheduler', 'scheduler'],
  ['a member of a known object', 'const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['a member of the window', 'document.startViewTransition(() => {})', 'Document.startViewTransition'],
  ['a method of any object', 'list[0].showPopover()', '.showPopover'],
  ['a method of a built-in object', 'new Set(a).union(b)', '.union'],
  ['an attribute', 'r.Y("div", { popover: "auto" })', '<div popover>'],
])('%s that a supported browser lacks is named', (_kind, text, feature) => {
  expect(inScripts(text)).toEqual([feature]);
});

test.each([
  [
    'old enough',
    'class A { static { a?.b.at(-1); list.toSorted(); structuredClone(a) } #b = 1; has(c) { return #b in c } }',
  ],
  ['a variable of the script', 'function a(scheduler) { return scheduler }'],
  ['an own member of the script', 'const a = { union: (b) => b }; a.union(1)'],
  ['a name that also means something older', 'a.open()'],
])('scripts are not named with %s', (_kind, text) => {
  expect(inScripts(text)).toEqual([]);
});
