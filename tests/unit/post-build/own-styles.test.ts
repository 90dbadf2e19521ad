import { parse } from 'node-html-parser';
import { ownStyles } from '../../../scripts/post-build/own-styles';

const page = parse('<html><body><p class="menu"><b class="card"></b></p></body></html>');

it.each([
  ['a rule of an element without a class', 'p{color:red}', true],
  ['a rule of its class', '.menu{color:red}', true],
  ['a rule of another class', '.dialog{color:red}', false],
  ['a rule of another element', 'textarea.menu{color:red}', false],
  ['a rule of an element elsewhere', '.card .menu{color:red}', false],
  ['a rule of any element with a state', '.menu>:checked,[hidden]{color:red}', true],
  ['a rule of a pseudo-element', '.menu .card[open]::before{color:red}', true],
  ['a rule of the document', ':root,::backdrop,*{color:red}', true],
  ['a class that an element contains', ':root:has(.menu){color:red}', true],
  ['a class that no element can contain', ':root:has(.dialog[open]) .menu{color:red}', false],
  ['a class that must not be there', '.menu:not(:has(.dialog)){color:red}', true],
  ['one of several classes', '.menu:has(.dialog, .card){color:red}', true],
  ['an attribute that something contains', '.menu:has(:checked){color:red}', true],
  ['a class beside a condition', '.menu:not([open]):has(.dialog){color:red}', false],
])('%s', (_name, rule, isKept) => {
  expect(ownStyles(rule, page)).toBe(isKept ? rule : '');
});

it('a list of selectors keeps those of the page', () => {
  expect(ownStyles('.menu,.dialog{color:red}', page)).toBe('.menu{color:red}');
});

it.each([
  ['both classes of a pair', '.menu.dialog{color:red}', ''],
  ['a negated class that is not there', 'p:not(.dialog){color:red}', 'p:not(.dialog){color:red}'],
  ['one class of several in brackets', ':is(.menu,.dialog) b{color:red}', ':is(.menu,.dialog) b{color:red}'],
  ['within a condition', '@media print{.dialog{color:red}.card{top:0}}', '@media print{.card{top:0}}'],
  ['an empty condition', '@media print{.dialog{color:red}}', ''],
  ['an animation in use', '.menu{animation:turn 1s}@keyframes turn{0%{top:0}}', undefined],
  ['an animation of others', '.dialog{animation:turn 1s}@keyframes turn{0%{top:0}}', ''],
])('%s', (_name, css, own = css) => {
  expect(ownStyles(css, page)).toBe(own);
});

it.each([
  ['that a rule names', ':root{--a:red}.menu{color:var(--a)}', ''],
  ['that another custom property in use names', ':root{--a:red;--b:var(--a)}.menu{color:var(--b)}', ''],
  ['that the HTML names', ':root{--a:red}', '<path fill="var(--a)">'],
])('a custom property %s stays', (_name, css, html) => {
  expect(ownStyles(css, page, html)).toBe(css);
});

it('custom properties that nothing names go, with those that only they name', () => {
  const css = '@media print{:root{--c:0}}:root{--a:red;--b:var(--a);--bold:650}.menu{font-weight:var(--bold)}';
  expect(ownStyles(css, page)).toBe(':root{--bold:650}.menu{font-weight:var(--bold)}');
});
