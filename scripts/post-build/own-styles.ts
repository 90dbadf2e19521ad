import postcss, { type AtRule, type Rule } from 'postcss';

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A selector without its parts in brackets, which may or may not match an element. */
const withoutConditions = (selector: string) => selector.replace(/\([^()]*\)/g, '');

/** The parts of a selector that need an element: `:has(.menu)`, but not `:not(:has(.menu))` and no list. */
const needsOf = (selector: string) =>
  [...selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/:has\(([^(),]*)\)/g)].map(
    ([, inside = '']) => inside,
  );

/**
 * The rules of a style sheet for a page's own elements: without the selectors of other classes, without empty rules,
 * and without custom properties that neither these rules nor the page's HTML name.
 */
export function ownStyles(css: string, classes: ReadonlySet<string>, html = ''): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const needed = rule.selectors.filter((selector) =>
      [withoutConditions(selector), ...needsOf(selector)].every((part) =>
        [...part.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name = '']) => classes.has(name)),
      ),
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
