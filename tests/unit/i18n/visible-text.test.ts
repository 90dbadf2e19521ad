import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { allTexts } from '../../support/all-texts';
import { sourcesOf } from '../../support/sources';

const trees = sourcesOf(/\.tsx?$/).map(({ name, text }) =>
  ts.createSourceFile(`src/${name}`, text, ts.ScriptTarget.Latest, true),
);

function visit(node: ts.Node, look: (node: ts.Node) => void) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** Attributes that people read or hear. */
const spoken = new Set(['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label', 'hint']);
/** The sign on the roof reads the same everywhere; a carousel is named so by the ARIA practices. */
const allowed = new Set(['TAXI', 'carousel']);

test('no visible text stands in the code: every word of it comes from the locales', () => {
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (/\p{L}{2}/u.test(text) && !allowed.has(text.trim()))
      found.push(`${node.getSourceFile().fileName}: ${text.trim()}`);
  };
  for (const tree of trees) {
    visit(tree, (node) => {
      if (ts.isJsxText(node)) report(node, node.text);
      if (
        ts.isJsxExpression(node) &&
        node.expression &&
        ts.isStringLiteral(node.expression) &&
        !ts.isJsxAttribute(node.parent)
      ) {
        report(node, node.expression.text);
      }
      if (
        ts.isJsxAttribute(node) &&
        spoken.has(node.name.getText()) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer)
      ) {
        report(node, node.initializer.text);
      }
    });
  }
  expect(found).toEqual([]);
});

/** Every literal of the code that could be a key; a gap in a template is one part of it. */
function keyPatterns(): { exact: Set<string>; patterns: RegExp[] } {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const tree of [...trees, ...buildScripts()]) {
    visit(tree, (node) => {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) exact.add(node.text);
      if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) exact.add(node.name.getText());
      if (!ts.isTemplateExpression(node)) return;
      const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (!/[a-z]{3}/.test(fixed.join(''))) return;
      const source = fixed.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^.:]+');
      patterns.push(new RegExp(`^${source}$`));
    });
  }
  return { exact, patterns };
}

/** The build writes texts too: cards and manifests. */
const buildScripts = () =>
  readdirSync('scripts/search-engines').map((name) =>
    ts.createSourceFile(name, readFileSync(`scripts/search-engines/${name}`, 'utf8'), ts.ScriptTarget.Latest, true),
  );

test('no text of the locales is unused', () => {
  const { exact, patterns } = keyPatterns();
  const isUsed = (name: string) => exact.has(name) || patterns.some((pattern) => pattern.test(name));
  const names = allTexts('en').map(({ name }) => name);
  const unused = names.filter((name) => !isUsed(name) && !isUsed(name.replace(/^[^:]*:/, '')));
  expect(unused).toEqual([]);
});
