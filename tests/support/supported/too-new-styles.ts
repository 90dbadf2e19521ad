import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Declaration, type Node } from 'postcss';
import { featuresIn, lackingAll, partOf, type TooNew } from './compat-data';

const properties = partOf('css', 'properties');
const selectors = partOf('css', 'selectors');
const atRules = partOf('css', 'at-rules');
const lengths = partOf('css', 'types', 'length');

/** The functions of values by their names, for example `color-mix`, at any depth of the data about types. */
const functions = new Map<string, Identifier[]>();
function addFunctions(part: Identifier | undefined) {
  for (const [name, feature] of featuresIn(part)) {
    functions.set(name, [...(functions.get(name) ?? []), feature]);
    addFunctions(feature);
  }
}
addFunctions(partOf('css', 'types'));

/** Sizes of the window that depend on a browser's bars, and of containers, have one entry for all their units. */
function unit(name: string): Identifier | undefined {
  if (/^[sld]v/.test(name)) {
    const kind = { s: 'small', l: 'large', d: 'dynamic' }[name.charAt(0)];
    return lengths?.[`viewport_percentage_units_${kind}`];
  }
  return name.startsWith('cq') ? lengths?.container_query_length_units : lengths?.[name];
}

/** Words of a value that are not part of a text, an address, a color or a name of the site's own. */
const plain = (value: string) => value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]+|--[\w-]+/gi, '');

const isInSupports = ({ parent }: Node): boolean =>
  Boolean(parent && ((parent as AtRule).name === 'supports' || isInSupports(parent as Node)));

/** Whether the same rule has an earlier value of the property, or the property with a prefix, for other browsers. */
const hasOtherValue = (declaration: Declaration) =>
  declaration.parent?.some((other, index) => {
    const name = other.type === 'decl' ? other.prop : '';
    const isEarlier = index < (declaration.parent?.index(declaration) ?? 0);
    return (isEarlier && name === declaration.prop) || name.replace(/^-[a-z]+-/, '-') === `-${declaration.prop}`;
  });

/** Features of CSS that an oldest supported browser lacks, unless a rule or `@supports` has another way for it. */
export function tooNewStyles(css: string): readonly TooNew[] {
  const found: TooNew[] = [];
  const look = (feature: string, use: string, ...meanings: readonly (Identifier | undefined)[]) => {
    const browsers = lackingAll(meanings);
    if (browsers.length > 0) found.push({ feature, use, browsers });
    return browsers.length > 0;
  };

  function lookAtValue({ prop, value }: Declaration, use: string) {
    const property = properties?.[prop];
    const words = plain(value);
    for (const [word] of words.matchAll(/(?<![\w.-])-?[a-z][\w-]*(?![\w(-])/gi))
      look(`${prop}: ${word}`, use, property?.[word]);
    for (const [, name = ''] of words.matchAll(/([a-z][\w-]*)\(/gi)) {
      look(`${name}()`, use, ...(property?.[name] ? [property[name]] : (functions.get(name) ?? [])));
    }
    for (const [, name = ''] of words.matchAll(/\d([a-z]+)/gi)) look(`1${name}`, use, unit(name));
  }

  postcss.parse(css).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'decl' && !hasOtherValue(node)) {
      const use = node.toString();
      if (!look(node.prop, use, properties?.[node.prop])) lookAtValue(node, use);
    }
    if (node.type === 'rule') {
      for (const [name] of node.selector.matchAll(/::?[a-z][\w-]*/g)) {
        look(name, node.selector, selectors?.[name.replace(/^:+/, '')]);
      }
      if (node.parent?.type === 'rule') look('nested rules', node.selector, selectors?.nesting);
    }
    if (node.type === 'atrule') {
      const use = `@${node.name} ${node.params}`;
      const atRule = atRules?.[node.name];
      look(`@${node.name}`, use, atRule);
      for (const [, name = '', word] of node.params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)(?:\s*:\s*([a-z-]+))?/g)) {
        look(`@${node.name} (${name}${word ? `: ${word}` : ''})`, use, atRule?.[name]);
      }
    }
  });
  return found;
}
