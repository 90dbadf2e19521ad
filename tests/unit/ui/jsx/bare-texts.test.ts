import ts from 'typescript';
import { sourcesOf } from '../../../support/sources';

const isComponent = (name: string | undefined) => /^[A-Z]/.test(name ?? '');

/** The function's own returned values, without those of functions inside it. */
function returnsOf(body: ts.Node): readonly ts.Expression[] {
  if (!ts.isBlock(body)) return [body as ts.Expression];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** The parts of a returned value that may be a text. */
function bareParts(value: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(value)) return bareParts(value.expression);
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(bareParts);
  if (ts.isBinaryExpression(value)) {
    const isAnd = value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return [...(isAnd ? [] : bareParts(value.left)), ...bareParts(value.right)];
  }
  if (ts.isCallExpression(value) && /(^createPortal|\.map)$/.test(value.expression.getText())) {
    return value.arguments.slice(0, 1).flatMap(bareParts);
  }
  if (ts.isArrowFunction(value)) return returnsOf(value.body).flatMap(bareParts);
  const isElement = ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value);
  return isElement || value.kind === ts.SyntaxKind.NullKeyword ? [] : [value];
}

/** The name and body of a function that renders: a function with a capital, or a class's `render`. */
function rendererOf(node: ts.Node): ts.Node | undefined {
  if (ts.isFunctionDeclaration(node)) return isComponent(node.name?.text) ? node.body : undefined;
  if (ts.isMethodDeclaration(node)) return node.name.getText() === 'render' ? node.body : undefined;
  if (!ts.isVariableDeclaration(node) || !isComponent(node.name.getText()) || !node.initializer) return undefined;
  return ts.isArrowFunction(node.initializer) ? node.initializer.body : undefined;
}

/**
 * Where a component returns something other than elements, with file and line. The site's JSX gives each text that it
 * sees an element of its own (src/ui/jsx/jsx-runtime.ts); what a component returns it does not see.
 */
function bareTexts(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const body = rendererOf(node);
    for (const part of body ? returnsOf(body).flatMap(bareParts) : []) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(part.getStart()).line + 1}: ${part.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('a component returns elements, never a bare text', () => {
  const files = sourcesOf(/\.tsx$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(({ name, text }) => bareTexts(`src/${name}`, text))).toEqual([]);
});
