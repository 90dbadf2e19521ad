import * as v from 'valibot';
import { openMaps } from '../../src/site';
import { origin, parseCommandLine, place, textLike } from '../shared/command-line';
import { type Finding, notChecked } from '../shared/report';
import { checkAddresses, checkWays } from './services-check';
import { checkTiles } from './tiles-check';

const INTRODUCTION = `
Usage: npm run check:maps -- --tiles https://…/{z}/{x}/{y}.png --addresses https://… --ways https://…

Checks open map services against docs/maps.md. They are only read. At least one of them is needed.`.trim();

const address = v.nullish(textLike(/^https?:\/\/[^/]/, 'An address begins with https:// or http://.'), null);
const zoom = textLike(/^\d\d?$/, '--max-zoom must be a whole number.');
const options = {
  tiles: ['<template>', 'address of a tile with {z}, {x} and {y}', address],
  addresses: ['<address>', 'of Photon: the part before /api and /reverse', address],
  ways: ['<address>', 'of Valhalla: the part before /route and /sources_to_targets', address],
  origin,
  at: ['<lat,lng>', 'a house in a town that all of them know (51.3117,9.4731)', place('51.3117,9.4731')],
  'max-zoom': ['<zoom>', 'the closest one of the tiles (openMaps.maxZoom)', v.optional(zoom, `${openMaps.maxZoom}`)],
} as const;

/** Parses the command line of the check. */
export const parseMapsCheckCommandLine = (argv: readonly string[]) =>
  parseCommandLine(argv, INTRODUCTION, options, ({ tiles, addresses, ways, 'max-zoom': maxZoom, ...given }) => {
    if (!tiles && !addresses && !ways) throw new Error('Name at least one of --tiles, --addresses and --ways.');
    if (tiles && !['{z}', '{x}', '{y}'].every((part) => tiles.includes(part))) {
      throw new Error('--tiles must contain {z}, {x} and {y}.');
    }
    const withoutSlash = (text: string | null) => text?.replace(/\/+$/, '') ?? null;
    return { ...given, tiles, addresses: withoutSlash(addresses), ways: withoutSlash(ways), maxZoom: Number(maxZoom) };
  });

/** The services to check (null: none), and a place in a town that all of them cover. */
export type MapsCheckSettings = Extract<ReturnType<typeof parseMapsCheckCommandLine>, { kind: 'settings' }>['settings'];

/** Checks an operator's open map services against docs/maps.md; it only reads. */
export async function checkMaps(settings: MapsCheckSettings): Promise<readonly Finding[]> {
  const { tiles, addresses, ways, origin: site, at, maxZoom } = settings;
  const missing = (name: string) => [notChecked(name, `no --${name} was given`)];
  return [
    ...(tiles === null ? missing('tiles') : await checkTiles(tiles, at, maxZoom)),
    ...(addresses === null ? missing('addresses') : await checkAddresses({ url: addresses, origin: site }, at)),
    ...(ways === null ? missing('ways') : await checkWays({ url: ways, origin: site }, at)),
  ];
}
