import * as v from 'valibot';
import { openMaps } from '../../src/site';
import { type Finding, notChecked } from '../check/report';
import { origin, parseCommandLine, place, textLike } from '../command-line';
import { checkAddresses } from './addresses-check';
import { checkTiles } from './tiles-check';
import { checkWays } from './ways-check';

const HELP = `Usage: npm run check:maps -- --tiles https://…/{z}/{x}/{y}.png --addresses https://… --ways https://…

Checks open map services against docs/maps.md. They are only read. At least one of them is needed.

  --tiles <template>     address of a tile with {z}, {x} and {y}
  --addresses <address>  of Photon: the part before /api and /reverse
  --ways <address>       of Valhalla: the part before /route and /sources_to_targets
  --origin <origin>      of the site, as a browser sends it (http://localhost:8000)
  --at <lat,lng>         a house in a town that all of them know (51.3117,9.4731)
  --max-zoom <zoom>      the closest zoom of the tiles (openMaps.maxZoom of src/site.ts)
  --help                 show this text and end`;

const HTTP = /^https?:\/\/[^/]/;
const NO_ADDRESS = 'An address begins with https:// or http://.';
const hasPlaces = (text: string) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
const address = v.nullish(
  v.pipe(
    textLike(HTTP, NO_ADDRESS),
    v.transform((text) => text.replace(/\/+$/, '')),
  ),
  null,
);

const options = {
  tiles: v.nullish(
    v.pipe(textLike(HTTP, NO_ADDRESS), v.check(hasPlaces, '--tiles must contain {z}, {x} and {y}.')),
    null,
  ),
  addresses: address,
  ways: address,
  origin,
  at: place('51.3117,9.4731'),
  'max-zoom': v.optional(
    v.pipe(textLike(/^\d\d?$/, '--max-zoom must be a whole number.'), v.transform(Number)),
    String(openMaps.maxZoom),
  ),
};
const Settings = v.pipe(
  v.object(options),
  v.check(
    ({ tiles, addresses, ways }) => Boolean(tiles ?? addresses ?? ways),
    'Name at least one of --tiles, --addresses and --ways.',
  ),
);

/** The services to check (null: none), and a place in a town that all of them cover. */
export type MapsCheckSettings = v.InferOutput<typeof Settings>;

/** Parses the command line of the check. */
export const parseMapsCheckCommandLine = (argv: readonly string[]) => parseCommandLine(argv, HELP, options, Settings);

/** Checks an operator's open map services against docs/maps.md; it only reads. */
export async function checkMaps(settings: MapsCheckSettings): Promise<readonly Finding[]> {
  const { tiles, addresses, ways, origin: site, at } = settings;
  const missing = (name: string) => [notChecked(name, `no --${name} was given`)];
  return [
    ...(tiles === null ? missing('tiles') : await checkTiles(tiles, at, settings['max-zoom'])),
    ...(addresses === null ? missing('addresses') : await checkAddresses({ url: addresses, origin: site }, at)),
    ...(ways === null ? missing('ways') : await checkWays({ url: ways, origin: site }, at)),
  ];
}
