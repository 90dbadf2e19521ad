import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const map = path.resolve('src/maps/open/map');
const parts = readFileSync(path.resolve('scripts/bundles/leaflet-parts.mjs'), 'utf8');

/** The values that a file imports from Leaflet. */
const importsOf = (text: string) =>
  (/import \{([^}]+)\} from 'leaflet';/.exec(text)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name && !name.startsWith('type '));

test('the browser’s bundle has the parts of Leaflet that the open map imports, and no other', () => {
  const imported = readdirSync(map).flatMap((file) => importsOf(readFileSync(path.join(map, file), 'utf8')));
  const bundled = [...parts.matchAll(/^export (?:\* as |\{ )(\w+)/gm)].map(([, name]) => name);
  expect(bundled.sort()).toEqual([...new Set(imported)].sort());
});
