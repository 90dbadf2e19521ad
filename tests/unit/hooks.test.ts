import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const repository = resolve(__dirname, '../..');
const isHookName = (name: string) => /^use[A-Z]/.test(name);

function callsHook(node: ts.Node): boolean {
  const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && isHookName(node.expression.text);
  return isCall || (ts.forEachChild(node, (child) => callsHook(child) || undefined) ?? false);
}

interface Exported {
  readonly name: string;
  readonly node: ts.Node;
}

/** The functions and constants that a source exports, by name. */
function exportsOf(source: ts.SourceFile): readonly Exported[] {
  const isExported = (node: ts.FunctionDeclaration | ts.VariableStatement) =>
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return source.statements.flatMap((node): readonly Exported[] => {
    if (ts.isFunctionDeclaration(node) && isExported(node)) return [{ name: node.name?.text ?? '', node }];
    if (!ts.isVariableStatement(node) || !isExported(node)) return [];
    return node.declarationList.declarations.map((each) => ({ name: each.name.getText(source), node: each }));
  });
}

/** The hooks that a file exports: functions named `use…` that call a hook. Names that call none are in `falseHooks`. */
function hooksIn(text: string) {
  const source = ts.createSourceFile('use-hook.ts', text, ts.ScriptTarget.Latest, true);
  const named = exportsOf(source).filter(({ name }) => isHookName(name));
  return {
    hooks: named.filter(({ node }) => callsHook(node)).map(({ name }) => name),
    falseHooks: named.filter(({ node }) => !callsHook(node)).map(({ name }) => name),
  };
}

describe('a file named use-… is a hook', () => {
  test.each([
    ['export function useTime() { return useState(0); }', { hooks: ['useTime'], falseHooks: [] }],
    ['export const useTime = () => useStore(time);', { hooks: ['useTime'], falseHooks: [] }],
    ['export function useTime() { return Date.now(); }', { hooks: [], falseHooks: ['useTime'] }],
    ['export const readTime = () => useState(0);', { hooks: [], falseHooks: [] }],
    ['function useTime() { return useState(0); }', { hooks: [], falseHooks: [] }],
  ])('%s', (text, expected) => {
    expect(hooksIn(text)).toEqual(expected);
  });

  const files = readdirSync(resolve(repository, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)use-[^/]+\.ts$/.test(path),
  );
  test('there are such files', () => expect(files.length).toBeGreaterThan(60));

  test.each(files)('%s exports a function named use… that calls a hook', (file) => {
    const { hooks, falseHooks } = hooksIn(readFileSync(resolve(repository, 'src', file), 'utf8'));
    expect(hooks).not.toEqual([]);
    expect(falseHooks).toEqual([]);
  });
});
