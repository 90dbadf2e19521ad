import { ownStyles } from '../../../scripts/post-build/own-styles';

const classes = new Set(['menu', 'card']);

it.each([
  ['a rule of an element without a class', 'p{color:red}', true],
  ['a rule of its class', '.menu{color:red}', true],
  ['a rule of another class', '.dialog{color:red}', false],
  ['a class that an element contains', ':root:has(.menu){color:red}', true],
  ['a class that no element can contain', ':root:has(.dialog[open]) .menu{color:red}', false],
  ['a class that must not be there', '.menu:not(:has(.dialog)){color:red}', true],
  ['one of several classes', '.menu:has(.dialog, .card){color:red}', true],
  ['an attribute that something contains', '.menu:has(:checked){color:red}', true],
  ['a class beside a condition', '.menu:not([open]):has(.dialog){color:red}', false],
])('%s', (_name, rule, isKept) => {
  expect(ownStyles(rule, classes)).toBe(isKept ? rule : '');
});

it('a list of selectors keeps those of the page', () => {
  expect(ownStyles('.menu,.dialog{color:red}', classes)).toBe('.menu{color:red}');
});

it.each([
  ['that a rule names', ':root{--a:red}.menu{color:var(--a)}', ''],
  ['that another custom property in use names', ':root{--a:red;--b:var(--a)}.menu{color:var(--b)}', ''],
  ['that the HTML names', ':root{--a:red}', '<path fill="var(--a)">'],
])('a custom property %s stays', (_name, css, html) => {
  expect(ownStyles(css, classes, html)).toBe(css);
});

it('custom properties that nothing names go, with those that only they name', () => {
  const css = '@media print{:root{--c:0}}:root{--a:red;--b:var(--a);--bold:650}.menu{font-weight:var(--bold)}';
  expect(ownStyles(css, classes)).toBe(':root{--bold:650}.menu{font-weight:var(--bold)}');
});
