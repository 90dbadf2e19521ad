import ts from 'typescript';
import { innerOf, readFactsFile } from '../../scripts/configuration/facts-file';

/** A fact that cannot be written, with a sentence about the reason. */
export class UnwritableFact extends Error {}

/** A value as TypeScript, with this repository's quotes; on one line, which the formatter breaks. */
export function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(
      ([name, part]) => `${/^\w+$/.test(name) ? name : literalOf(name)}: ${literalOf(part)}`,
    );
    return `{ ${parts.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const isMark = (node: ts.Expression): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'sample';

/** The expression inside the mark of a sample: a written fact is confirmed. */
const unmarked = (node: ts.Expression) => (isMark(node) && node.arguments[0]) || node;

/** The expression inside a type assertion: the new value keeps the type. */
const value = (node: ts.Expression) => (ts.isAsExpression(node) ? (innerOf(node) ?? node) : node);

/**
 * The text of src/site.ts with a changed fact. Comments, order and everything else stay; the mark of a sample is
 * removed. Throws `UnwritableFact` for a fact that is not in the file, and for a part of a sample, because the rest of
 * it is not confirmed.
 */
export function withFact(source: string, path: string, fact: unknown): string {
  const { nodes, isWhole } = readFactsFile(source).way(path);
  const node = nodes.at(-1);
  if (!isWhole || !node || ts.isArrowFunction(node)) throw new UnwritableFact(`${path} is no fact of src/site.ts`);
  const around = nodes.findIndex((each) => isMark(each));
  if (around >= 0 && around < nodes.length - 1) {
    const whole = path.split('.').slice(0, around - nodes.length + 1);
    throw new UnwritableFact(`${path} is a part of a sample: write the whole of ${whole.join('.')}`);
  }
  const typed = unmarked(node);
  const old = value(typed);
  const kept = source.slice(old.getEnd(), typed.getEnd());
  return source.slice(0, node.getStart()) + literalOf(fact) + kept + source.slice(node.getEnd());
}
