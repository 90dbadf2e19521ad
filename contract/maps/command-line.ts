import { parseArgs } from 'node:util';
import { parseCoordinates } from '../../src/lib/coordinates';
import { openMaps } from '../../src/site';
import type { MapsCheckSettings } from './check';

/** The parsed command line. */
export type MapsCheckCommandLine =
  | { readonly kind: 'settings'; readonly settings: Omit<MapsCheckSettings, 'ask'> }
  | { readonly kind: 'text'; readonly text: string; readonly isError: boolean };

const HELP = `Usage: npm run check:maps -- --tiles https://…/{z}/{x}/{y}.png --addresses https://… --ways https://…

Checks open map services against docs/maps.md. They are only read. At least one of them is needed.

  --tiles <template>     address of a tile with {z}, {x} and {y}
  --addresses <address>  of Photon: the part before /api and /reverse
  --ways <address>       of Valhalla: the part before /route and /sources_to_targets
  --origin <origin>      of the site, as a browser sends it (http://localhost:8000)
  --at <lat,lng>         a house in a town that all of them know (51.3117,9.4731)
  --max-zoom <zoom>      the closest zoom of the tiles (openMaps.maxZoom of src/site.ts)
  --help                 show this text and end`;

const options = {
  tiles: { type: 'string' },
  addresses: { type: 'string' },
  ways: { type: 'string' },
  origin: { type: 'string', default: 'http://localhost:8000' },
  at: { type: 'string', default: '51.3117,9.4731' },
  'max-zoom': { type: 'string', default: String(openMaps.maxZoom) },
  help: { type: 'boolean' },
} as const;

const isAddress = (text: string | undefined) => text === undefined || /^https?:\/\/[^/]/.test(text);
const withoutSlash = (text: string | undefined) => text?.replace(/\/+$/, '') ?? null;

/** Parses the command line of the check. */
export function parseMapsCheckCommandLine(argv: readonly string[]): MapsCheckCommandLine {
  const refused = (text: string): MapsCheckCommandLine => ({ kind: 'text', text: `${text}\n\n${HELP}`, isError: true });
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...argv], options }));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return { kind: 'text', text: HELP, isError: false };
  const { tiles, addresses, ways, origin } = values;
  const at = parseCoordinates(values.at);
  if (tiles === undefined && addresses === undefined && ways === undefined) {
    return refused('Name at least one of --tiles, --addresses and --ways.');
  }
  if (![tiles, addresses, ways].every(isAddress)) return refused('An address begins with https:// or http://.');
  if (tiles !== undefined && !['{z}', '{x}', '{y}'].every((part) => tiles.includes(part))) {
    return refused('--tiles must contain {z}, {x} and {y}.');
  }
  if (!/^https?:\/\/[^/]+$/.test(origin)) return refused('--origin must be like https://www.example.com.');
  if (at === null) return refused('--at must be "lat,lng".');
  if (!/^\d\d?$/.test(values['max-zoom'])) return refused('--max-zoom must be a whole number.');
  const settings = {
    tiles: tiles ?? null,
    addresses: withoutSlash(addresses),
    ways: withoutSlash(ways),
    origin,
    at,
    maxZoom: Number(values['max-zoom']),
  };
  return { kind: 'settings', settings };
}
