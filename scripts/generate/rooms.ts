import importRules from '../../tests/import-rules.cjs';

const block = /(<!-- rooms:start[^>]*-->\n)[\s\S]*?(<!-- rooms:end -->)/;

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Rooms under `src/`, and the rooms that each imports. */
async function readImports(): Promise<Imports> {
  // Imported dynamically, because it is an ES module and this file is compiled to require().
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(['src'], { ...importRules.options, collapse: '^src/[^/]+' });
  if (typeof output === 'string') throw new Error(output);
  const nameOf = (path: string) => /^src\/([^/.]+)(?:\.ts)?$/.exec(path)?.[1] ?? '';
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
function reachedOver(imports: Imports, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (room: string) => {
    for (const next of imports.get(room) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  for (const room of imports.get(from) ?? []) visit(room);
  return reached;
}

/** A Mermaid flow chart with arrows from each room to the rooms it imports, without implied ones. */
function draw(imports: Imports): string {
  const arrows = [...imports.keys()].sort().flatMap((from) => {
    const implied = reachedOver(imports, from);
    const shown = [...(imports.get(from) ?? [])].filter((to) => !implied.has(to));
    return shown.length > 0 ? [`  ${from} --> ${shown.sort().join(' & ')}`] : [];
  });
  return ['```mermaid', 'flowchart TD', ...arrows, '```', ''].join('\n');
}

/** CONTRIBUTING.md with the picture of the rooms, drawn from the imports. */
export async function withRooms(text: string): Promise<string> {
  if (!block.test(text)) throw new Error('CONTRIBUTING.md has no <!-- rooms:start --> and <!-- rooms:end -->');
  const picture = draw(await readImports());
  return text.replace(block, (_, start: string, end: string) => `${start}${picture}${end}`);
}
