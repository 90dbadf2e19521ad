import type { HTMLElement } from 'node-html-parser';
import postcss, { type AtRule, type Rule } from 'postcss';

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/**
 * A selector without what may change before React comes: states, attributes and pseudo-elements. It matches more than
 * the selector.
 */
function withoutStates(selector: string): string {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '');
  return plain
    .replace(/::?[\w-]+/g, '')
    .replace(/\s*([>+~])\s*/g, '$1')
    .replace(/(^|[>+~ ])(?=[>+~ ]|$)/g, '$1*');
}

/** The parts of a selector that need an element: `:has(.menu)`, but not `:not(:has(.menu))` and no list. */
const needsOf = (selector: string) =>
  [...selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/:has\(([^(),]*)\)/g)].map(
    ([, inside = '']) => inside,
  );

/**
 * The rules of a style sheet for a page's own elements: without the selectors that match none, without empty rules, and
 * without custom properties that neither these rules nor the page's HTML name.
 */
export function ownStyles(css: string, page: HTMLElement, html = ''): string {
  const sheet = postcss.parse(css);
  const found = new Map<string, boolean>();
  const isThere = (selector: string) => {
    const known = found.get(selector) ?? page.querySelector(selector) !== null;
    found.set(selector, known);
    return known;
  };
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const needed = rule.selectors.filter((selector) =>
      [selector, ...needsOf(selector)].every((part) => isThere(withoutStates(part))),
    );
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  const isNamed = animationsOf(sheet);
  removeUnusedProperties(sheet, html);
  sheet.walkAtRules((rule) => {
    const isUnused = rule.name.endsWith('keyframes') && !isNamed(rule.params);
    if (isUnused || rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** Removes custom properties that nothing names, until each one that is left is named. */
function removeUnusedProperties(sheet: postcss.Root, html: string) {
  const named = new Set([...`${sheet} ${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let hasRemoved = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (named.has(declaration.prop)) return;
    declaration.remove();
    hasRemoved = true;
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  if (hasRemoved) removeUnusedProperties(sheet, html);
}

/** Returns whether a declaration of the sheet names an animation. */
function animationsOf(sheet: postcss.Root): (name: string) => boolean {
  const words = new Set<string>();
  sheet.walkDecls(/animation|^--/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  return (name) => words.has(name);
}
