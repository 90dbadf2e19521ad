import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { root } from '../programs.mjs';

/**
 * `npm run docs:rooms`: draws the picture of the rooms in CONTRIBUTING.md from the imports. With `--check` it changes
 * nothing, and fails if the picture is out of date.
 */
const document = `${root}CONTRIBUTING.md`;
const block = /(<!-- rooms:start[^>]*-->\n)[\s\S]*?(<!-- rooms:end -->)/;

/** Rooms under `src/`, and the rooms that each imports. */
async function readImports() {
  process.chdir(root);
  const { options } = createRequire(import.meta.url)(`${root}tests/import-rules.cjs`);
  const { output } = await cruise(['src'], { ...options, collapse: '^src/[^/]+' });
  const nameOf = (path) => /^src\/([^/.]+)(?:\.ts)?$/.exec(path)?.[1];
  return new Map(
    output.modules
      .filter(({ source }) => nameOf(source))
      .map(({ source, dependencies }) => [
        nameOf(source),
        new Set(dependencies.map(({ resolved }) => nameOf(resolved)).filter((name) => name && name !== nameOf(source))),
      ]),
  );
}

/** Rooms that are reachable through at least one other room: their arrows are omitted. */
function reachedOver(imports, from) {
  const reached = new Set();
  const visit = (room) => {
    for (const next of imports.get(room) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  for (const room of imports.get(from)) visit(room);
  return reached;
}

/** A Mermaid flow chart with arrows from each room to the rooms it imports, without implied ones. */
function draw(imports) {
  const arrows = [...imports.keys()].sort().flatMap((from) => {
    const implied = reachedOver(imports, from);
    const shown = [...imports.get(from)].filter((to) => !implied.has(to));
    return shown.length > 0 ? [`  ${from} --> ${shown.sort().join(' & ')}`] : [];
  });
  return ['```mermaid', 'flowchart TD', ...arrows, '```', ''].join('\n');
}

const text = readFileSync(document, 'utf8');
if (!block.test(text)) throw new Error('CONTRIBUTING.md has no <!-- rooms:start --> and <!-- rooms:end -->');
const picture = draw(await readImports());
const current = text.replace(block, (_, start, end) => `${start}${picture}${end}`);
if (current !== text) {
  if (process.argv.includes('--check')) {
    console.error('The picture of the rooms in CONTRIBUTING.md is out of date: run `npm run docs:rooms`.');
    process.exit(1);
  }
  writeFileSync(document, current);
}
