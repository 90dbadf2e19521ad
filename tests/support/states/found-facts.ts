import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { addressTable } from '../../../src/address-table';
import { JobStatus } from '../../../src/job/job-status';

const source = path.join(__dirname, '../../../src');

/** The text of an attribute; null if the element has no attribute of this name. */
function attributeOf(element: ts.JsxOpeningLikeElement, name: string): string | null {
  const found = element.attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === name);
  return found ? found.getText() : null;
}

/** The key of a dialog’s title, `confirm.title`, after a colon; nothing for a computed title. */
function titleOf(element: ts.JsxOpeningLikeElement): string {
  const [, key] = /\bt\('(?:\w+:)?([\w.]+)'/.exec(attributeOf(element, 'title') ?? '') ?? [];
  return key ? `: ${key}` : '';
}

const MENUS = ['Disclosure', 'details', 'Combobox'];
const ALERT = 'ErrorSummary';

function factOf(element: ts.JsxOpeningLikeElement, place: string): string | null {
  const name = element.tagName.getText();
  if (name === 'Dialog' || name === 'Sheet') return `dialog ${place}${titleOf(element)}`;
  if (MENUS.includes(name) || attributeOf(element, 'aria-expanded')) return `menu ${place}`;
  if (name === ALERT || attributeOf(element, 'role') === 'role="alert"') return `alert ${place}`;
  return attributeOf(element, 'data-waiting') === null ? null : `loading ${place}`;
}

/**
 * The facts in the text of one component: its dialogs, the elements it opens and closes, its alerts and its notes about
 * loading. `place` is its path below src, without the extension.
 */
export function factsIn(text: string, place: string): readonly string[] {
  const file = ts.createSourceFile(`${place}.tsx`, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const fact = factOf(node, place);
      if (fact) found.add(fact);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  // A component may choose its frame: `isSheet ? Sheet : Dialog`.
  const imports = /import \{ (?:Dialog|Sheet) \} from '[./]+ui\/dialog\//.test(text);
  if (imports && ![...found].some((fact) => fact.startsWith('dialog '))) found.add(`dialog ${place}`);
  return [...found];
}

/** The facts of the components in src, except those in src/ui: the component that uses one has the state. */
function componentFacts(): readonly string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('ui/'))
    .flatMap((name) => factsIn(readFileSync(path.join(source, name), 'utf8'), name.replace(/\.tsx$/, '')));
}

/** The screens below /private, from the routes in the text of their table. */
export const privateScreensIn = (text: string): readonly string[] =>
  [...text.matchAll(/<\w+ path="([^"]+)"/g)].map(([, name]) => `private ${name}`);

/** Every fact in the source, without duplicates. A state must show each of them. */
export const foundFacts = (): readonly string[] => [
  ...Object.entries(addressTable.pages).flatMap(([page, { isClientOnly }]) => (isClientOnly ? [] : [`page ${page}`])),
  ...privateScreensIn(readFileSync(path.join(source, 'layout/private/private-routes.tsx'), 'utf8')),
  ...Object.keys(JobStatus).map((status) => `status ${status}`),
  ...componentFacts(),
];
