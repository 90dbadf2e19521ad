import ts from 'typescript';

/** The value below a mark, a type assertion or brackets: `sample('x' as Kind)` is `'x'`. */
function plain(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return plain(node.expression);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return plain(node.body);
  const [marked] = ts.isCallExpression(node) ? node.arguments : [];
  return marked ? plain(marked) : node;
}

/** The part of an object or a list with this name or position. */
function partOf(node: ts.Expression, name: string): ts.Expression | undefined {
  const value = plain(node);
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(name)];
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const found = value.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The constants of the file: facts of their own, and `operator`, which has all others. */
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

/** Writes the place of each fact into sentences about it: `site.ts: email …` becomes `src/site.ts:42: email …`. */
export function withLines(sentences: readonly string[], source: string): string[] {
  const file = ts.createSourceFile('site.ts', source, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  const lineOf = (path: string): number | null => {
    const [first = '', ...rest] = path.split('.');
    const own = constants.get(first);
    let node = own ?? constants.get('operator');
    if (!node) return null;
    for (const name of own ? rest : [first, ...rest]) node = partOf(node, name) ?? node;
    return file.getLineAndCharacterOfPosition(plain(node).getStart()).line + 1;
  };
  return sentences.map((sentence) =>
    sentence.replace(/^site\.ts: (\S+)/, (whole, path: string) => {
      const line = lineOf(path);
      return line ? `src/site.ts:${line}: ${path}` : whole;
    }),
  );
}
