import { pathInBundle } from './bundled-files';

interface Rule {
  readonly oneOf?: readonly unknown[];
  exclude?: unknown;
}

/** The style sheets of the open map. */
const sheets = ['node_modules/leaflet/dist/leaflet.css', 'src/maps/open/map/open-map.css'].map((file) =>
  pathInBundle(file),
);

/**
 * Includes the open map's style sheets in its chunk, as text that `src/maps/open/map/styles.ts` adds to the page:
 * Gatsby would put them into the one sheet of all pages. Changes the given rules.
 */
export function importSheetsAsText(rules: unknown[]): void {
  // Gatsby's rule for styles is the only one with `oneOf`.
  for (const rule of rules as Rule[]) if (rule.oneOf) rule.exclude = sheets;
  rules.push({ include: sheets, type: 'asset/source' });
}
