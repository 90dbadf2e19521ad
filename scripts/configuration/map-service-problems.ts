import type { GoogleAddressesReason, MapServices } from '../../src/site';

/** The operator's choice of map services, with its related facts. */
export interface MapConfiguration {
  readonly chosen: MapServices;
  /** Why Google's addresses may be shown beside a map; null if not given. */
  readonly googleAddresses: GoogleAddressesReason | null;
  readonly tilesCredit: unknown;
  readonly maxZoom: number;
  /** The country of the taxis, as in `site.map.country`. */
  readonly country: string;
}

/** The variables with the address of each open service. */
const OPEN_ADDRESSES = { map: 'GATSBY_TILES_URL', addresses: 'GATSBY_ADDRESSES_URL', ways: 'GATSBY_WAYS_URL' } as const;

const capabilities = ['map', 'addresses', 'ways'] as const;

const usesGoogle = (chosen: MapServices) => capabilities.some((capability) => chosen[capability] === 'google');

/** The variables for addresses and keys that a choice requires. */
export const mapVariables = (chosen: MapServices) => ({
  addresses: [
    ...(usesGoogle(chosen) ? ['GATSBY_MAPS_URL'] : []),
    ...capabilities.flatMap((capability) => (chosen[capability] === 'open' ? [OPEN_ADDRESSES[capability]] : [])),
  ],
  keys: usesGoogle(chosen) ? ['GATSBY_GOOGLE_MAPS_KEY', 'GATSBY_GOOGLE_MAP_ID'] : [],
});

/** The European Economic Area, where Google has these terms (ISO 3166-1). */
const EEA = 'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se is li no'.split(' ');

const NOT_ALLOWED =
  "site.ts: googleAddressesReason is missing: since 8 July 2025 Google's terms for Europe forbid new projects " +
  "to show Google's addresses beside a map. Choose addresses: 'open' in mapServices (Google's map and ways stay, " +
  "addresses come from a Photon server that you run or rent), or 'open' for all three (no Google key and no question " +
  "of consent, three servers), or name why you may: 'project-before-2025-07-08' (the Google project is older and its " +
  "terms have not changed) or 'billed-outside-eea' (Google bills an address outside the European Economic Area). " +
  'docs/maps.md says more';

/** The host of an address; null for none, and for this machine, which is refused elsewhere. */
const hostOf = (address: string) => /^https:\/\/(?!localhost|127\.)([^/]+)/.exec(address)?.[1] ?? null;

/** Open addresses and ways on another host, beside a map of the operator's own, whose panel asks for no consent. */
function unaskedServices(chosen: MapServices, value: (name: string) => string): string[] {
  const site = hostOf(value('GATSBY_SITE_URL'));
  if (chosen.map !== 'open' || hostOf(value('GATSBY_TILES_URL')) !== site) return [];
  return [OPEN_ADDRESSES.addresses, OPEN_ADDRESSES.ways]
    .filter((name) => hostOf(value(name)) && hostOf(value(name)) !== site)
    .map((name) => `${name} is on another host than your map: nobody would be asked about it`);
}

/** The first zoom is the booking screen's for a pickup; tiles go no closer than the last. */
const ZOOMS = { from: 15, to: 22 };

const isZoom = (zoom: number) => Number.isInteger(zoom) && zoom >= ZOOMS.from && zoom <= ZOOMS.to;

/** The reasons why a choice of map services cannot go into production: Google's terms, credits, templates. */
export function mapServiceProblems(
  { chosen, googleAddresses, tilesCredit, maxZoom, country }: MapConfiguration,
  value: (name: string) => string,
): string[] {
  const tiles = value('GATSBY_TILES_URL');
  const isForbidden = chosen.addresses === 'google' && EEA.includes(country) && googleAddresses === null;
  const isOpenMap = chosen.map === 'open';
  return [
    ...(isForbidden ? [NOT_ALLOWED] : []),
    ...(isOpenMap && tilesCredit === null
      ? ['site.ts: openMaps.tilesCredit is missing: the map has to name the owner of its tiles (docs/maps.md)']
      : []),
    ...(isOpenMap && !isZoom(maxZoom)
      ? [`site.ts: openMaps.maxZoom is not a whole number from ${ZOOMS.from} to ${ZOOMS.to}`]
      : []),
    ...(isOpenMap && tiles !== '' && !['{z}', '{x}', '{y}'].every((part) => tiles.includes(part))
      ? ['GATSBY_TILES_URL does not contain {z}, {x} and {y}']
      : []),
    ...unaskedServices(chosen, value),
  ];
}
