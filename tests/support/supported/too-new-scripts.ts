import type { Identifier } from '@mdn/browser-compat-data';
import {
  type AnyNode,
  type CallExpression,
  type MemberExpression,
  type Identifier as Name,
  type Node,
  type Program,
  parse,
} from 'acorn';
import { full } from 'acorn-walk';
import { featuresIn, lacking, lackingAll, partOf, type TooNew } from './compat-data';

/** A script of the build: its file, or the page that contains it, and its text. */
export interface Script {
  readonly path: string;
  readonly text: string;
}

const builtins = partOf('javascript', 'builtins');

/** The latest year of JavaScript's syntax that all supported browsers read: the parser refuses anything later. */
const years = [
  { year: 2024, feature: partOf('javascript', 'builtins', 'RegExp', 'unicodeSets') },
  { year: 2025, feature: partOf('javascript', 'regular_expressions', 'modifier') },
] as const;
const ecmaVersion = ((years.find(({ feature }) => lacking(feature).length > 0)?.year ?? 2026) - 1) as
  | 2023
  | 2024
  | 2025;

/** The interfaces of objects that every script has under these names. */
const interfaceOf: Record<string, string> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  screen: 'Screen',
  crypto: 'Crypto',
};

/** What a name can mean: as a member of any object, as a global, or as a member of a known object (`Promise.any`). */
const members = new Map<string, Identifier[]>();
const globals = new Map<string, Identifier[]>();
const exact = new Map<string, Identifier>();
const add = (map: Map<string, Identifier[]>, name: string, feature: Identifier) => {
  map.set(name, [...(map.get(name) ?? []), feature]);
};
for (const part of [builtins, builtins?.Intl, partOf('api')]) {
  for (const [object, feature] of featuresIn(part)) {
    if (feature.__compat) add(globals, object, feature);
    // The members of `style` are checked as properties of style sheets.
    if (/^CSS.*Descriptors$/.test(object)) continue;
    for (const [key, member] of featuresIn(feature)) {
      if (!member.__compat || key.endsWith('_event')) continue;
      const name = key.replace(/_static$/, '');
      add(members, name, member);
      exact.set(`${object}.${name}`, member);
      if (object === 'Window' || object === 'globals') add(globals, name, member);
    }
  }
}

const nameOf = (key: AnyNode, isComputed: boolean) => {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' && !isComputed ? key.name : '';
};

/** The names that a script gives to variables, parameters, functions and classes. */
function declared(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  // Acorn's walker calls the names of patterns `VariablePattern`.
  full(program, (node, _state, type) => {
    const id = 'id' in node ? node.id : undefined;
    if (type === 'VariablePattern') names.add((node as Name).name);
    else if (id?.type === 'Identifier') names.add(id.name);
  });
  return names;
}

/** The names that the scripts give to members of their own objects: nothing can be said about these. */
function ownMembers(programs: readonly Program[]): ReadonlySet<string> {
  const names = new Set<string>();
  const isOwn = ({ type }: Node) => type === 'ThisExpression' || type === 'MemberExpression';
  for (const program of programs) {
    full(program, (any) => {
      const node = any as AnyNode;
      if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
        names.add(nameOf(node.key as AnyNode, node.computed));
      } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
        const { object, property, computed } = node.left;
        if (isOwn(object) || node.right.type.endsWith('FunctionExpression'))
          names.add(nameOf(property as AnyNode, computed));
      }
    });
  }
  return names;
}

/**
 * Features of JavaScript that an oldest supported browser lacks: syntax, globals, members of known objects
 * (`Promise.withResolvers`), members of any object (`toSorted`), elements and attributes that React creates. A member's
 * name counts if it means nothing older, and if no script has an own member of this name.
 */
export function tooNewScripts(scripts: readonly Script[]): readonly TooNew[] {
  const found: TooNew[] = [];
  const parsed = scripts.flatMap(({ path, text }) => {
    try {
      return [{ path, text, program: parse(text, { ecmaVersion, sourceType: 'script' }) }];
    } catch (error) {
      const at = (error as { pos?: number }).pos ?? 0;
      const use = `${path}: ${text.slice(Math.max(0, at - 20), at + 20)}`;
      found.push({ feature: `syntax after ${ecmaVersion}: ${String(error)}`, use, browsers: [] });
      return [];
    }
  });
  // Without all scripts, their own members are unknown.
  if (found.length > 0) return found;
  const own = ownMembers(parsed.map(({ program }) => program));
  for (const { path, text, program } of parsed) {
    const names = declared(program);
    const look = (feature: string, browsers: readonly string[], { start, end }: Node) => {
      const use = `${path}: ${text.slice(Math.max(0, start - 40), end + 40)}`;
      if (browsers.length > 0) found.push({ feature, use, browsers });
    };
    const lookAtMember = ({ object, property, computed }: MemberExpression) => {
      const name = nameOf(property, computed);
      const holder = object.type === 'Identifier' ? (interfaceOf[object.name] ?? object.name) : '';
      const known = exact.get(`${holder}.${name}`);
      if (known) look(`${holder}.${name}`, lacking(known), property);
      else if (!own.has(name)) look(`.${name}`, lackingAll(members.get(name)), property);
    };
    const lookAtElement = ({ arguments: [tag, attributes] }: CallExpression) => {
      const element = tag?.type === 'Literal' && partOf('html', 'elements', String(tag.value));
      if (!element || attributes?.type !== 'ObjectExpression') return;
      look(`<${tag.value}>`, lacking(element), tag);
      for (const attribute of attributes.properties) {
        if (attribute.type !== 'Property') continue;
        const name = nameOf(attribute.key, attribute.computed).toLowerCase();
        const feature = element[name] ?? partOf('html', 'global_attributes', name);
        look(`<${tag.value} ${name}>`, lacking(feature), attribute);
      }
    };
    full(program, (any) => {
      const node = any as AnyNode;
      if (node.type === 'Identifier' && !names.has(node.name)) {
        look(node.name, lackingAll(globals.get(node.name)), node);
      } else if (node.type === 'MemberExpression') lookAtMember(node);
      else if (node.type === 'CallExpression') lookAtElement(node);
    });
  }
  return found;
}
