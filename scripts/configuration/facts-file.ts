import ts from 'typescript';

/** The expression inside a mark, a type assertion, brackets or an arrow function. */
export function innerOf(node: ts.Expression): ts.Expression | null {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return node.expression;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return node.body;
  return ts.isCallExpression(node) ? (node.arguments[0] ?? null) : null;
}

/** The innermost value: `sample('x' as Kind)` is `'x'`. */
function plain(node: ts.Expression): ts.Expression {
  const inner = innerOf(node);
  return inner ? plain(inner) : node;
}

/** The part of an object or a list with this name or index. */
function partOf(node: ts.Expression, name: string): ts.Expression | undefined {
  const value = plain(node);
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(name)];
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const found = value.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The constants of the file: separate facts, and `operator`, which contains all others. */
function constantsOf(file: ts.SourceFile) {
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) constants.set(name.getText(), initializer);
    }
  }
  return constants;
}

/** The operator's file, by the facts' dotted paths. */
export interface FactsFile {
  /** The expressions along the path to a fact, the outermost first; incomplete if the file lacks one. */
  way(path: string): { readonly nodes: readonly ts.Expression[]; readonly isWhole: boolean };
  /** The line of a node in the file, starting at 1. */
  lineAt(node: ts.Node): number;
}

/** Reads the text of src/site.ts. */
export function readFactsFile(source: string): FactsFile {
  const file = ts.createSourceFile('site.ts', source, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  return {
    way: (path) => {
      const names = path.split('.');
      const own = constants.get(names[0] ?? '');
      const start = own ?? constants.get('operator');
      const nodes = start ? [start] : [];
      for (const name of own ? names.slice(1) : names) {
        const next = nodes.at(-1) && partOf(nodes.at(-1) as ts.Expression, name);
        if (!next) return { nodes, isWhole: false };
        nodes.push(next);
      }
      return { nodes, isWhole: nodes.length > 0 };
    },
    lineAt: (node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  };
}

/** Adds the line of each fact to sentences about it: `site.ts: email …` becomes `src/site.ts:42: email …`. */
export function withLines(sentences: readonly string[], source: string): string[] {
  const file = readFactsFile(source);
  return sentences.map((sentence) =>
    sentence.replace(/^site\.ts: (\S+)/, (whole, path: string) => {
      const node = file.way(path).nodes.at(-1);
      return node ? `src/site.ts:${file.lineAt(plain(node))}: ${path}` : whole;
    }),
  );
}
