import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Actor, getConfig } from '@valhallajs/valhallajs';
import * as v from 'valibot';
import { allPassed, found, lineOf, summaryOf } from '../../contract/check/report';
import { MatrixAnswer, OsrmAnswer } from '../../contract/maps/ways-check';
import { matrix, route } from '../../mock-server/open/valhalla/valhalla';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { pairsOnStreets, townFile } from './town';

const PAIRS = 100;
/** Along the same streets both engines measure the same. */
const SAME_SHARE = 0.03;
/** Valhalla adds seconds for turns, so now and then it prefers another way; most ways are the same. */
const LEAST_SAME_WAYS = 0.8;
/** The seconds of turns. */
const SLOWER_SHARE = 0.15;
const POINT_METERS = 2;

const lonLat = ({ lat, lng }: Coordinates) => ({ lat, lon: lng });
const options = { costing: 'auto', format: 'osrm', shape_format: 'geojson' };

/** Builds the tiles of the town in a folder and answers Valhalla over them. */
async function startValhalla(folder: string): Promise<Actor> {
  const config = await getConfig({ tileDir: join(folder, 'tiles'), tileExtract: join(folder, 'tiles.tar') });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'town.osm.pbf'), townFile());
  const program = join(__dirname, 'node_modules/@valhallajs/valhallajs/bin/valhalla-cli.js');
  execFileSync('node', [program, 'build_tiles', '-c', 'config.json', 'town.osm.pbf'], { cwd: folder, stdio: 'pipe' });
  return new Actor(config);
}

/** Whether two lines have the same points in the same order. */
function isSameLine(one: readonly (readonly number[])[], other: readonly (readonly number[])[]): boolean {
  const spot = ([lng = 0, lat = 0]: readonly number[]) => ({ lat, lng });
  return (
    one.length === other.length &&
    one.every((point, index) => distanceInMeters(spot(point), spot(other[index] ?? [])) < POINT_METERS)
  );
}

const share = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other, 1);

/** Asks both for the same ways. */
async function compareRoutes(valhalla: Actor) {
  const answers = await Promise.all(
    pairsOnStreets(PAIRS).map(async ([from, to]) => {
      const request = { locations: [lonLat(from), lonLat(to)], ...options };
      const [real, ours] = [v.parse(OsrmAnswer, await valhalla.route(request)), v.parse(OsrmAnswer, route(request))];
      const [one, other] = [real.routes[0], ours.routes[0]];
      if (!one || !other) throw new Error('An answer without a route');
      const isSame = isSameLine(one.geometry.coordinates, other.geometry.coordinates);
      return { isSame, one, other, what: `${from.lat},${from.lng} to ${to.lat},${to.lng}` };
    }),
  );
  const same = answers.filter(({ isSame }) => isSame);
  const lengths = same.filter(({ one, other }) => share(one.distance, other.distance) > SAME_SHARE);
  const times = answers.filter(({ one, other }) => share(one.duration, other.duration) > SLOWER_SHARE);
  const named = (entries: typeof answers) => entries.map(({ what }) => what);
  const enough = same.length >= PAIRS * LEAST_SAME_WAYS;
  return [
    found(`${same.length} of ${PAIRS} ways have the same points`, enough ? [] : ['the rest prefers other streets']),
    found('the same ways are as long, within 3 %', named(lengths)),
    found('all ways take as long, within 15 %', named(times)),
  ];
}

/** Asks both for the same table. */
async function compareMatrix(valhalla: Actor) {
  const pairs = pairsOnStreets(6);
  const request = {
    sources: pairs.map(([from]) => lonLat(from)),
    targets: pairs.map(([, to]) => lonLat(to)),
    costing: 'auto',
  };
  const real = v.parse(MatrixAnswer, await valhalla.matrix(request)).sources_to_targets.flat();
  const ours = v.parse(MatrixAnswer, matrix(request)).sources_to_targets.flat();
  const apart = real.filter((entry, index) => share(entry.time ?? 0, ours[index]?.time ?? 0) > SLOWER_SHARE);
  const names = apart.map(({ from_index, to_index }) => `${from_index} to ${to_index}`);
  return [found('the table of ways says the same, within 15 %', names)];
}

/** Asks both for what they refuse. */
async function compareRefusals(valhalla: Actor) {
  const kassel = { lat: 51.3154, lon: 9.4979 };
  const wrong: readonly (readonly [what: string, request: object])[] = [
    ['a location in the sea', { locations: [kassel, { lat: 54.5, lon: 6.5 }], ...options }],
    ['one location', { locations: [kassel], ...options }],
    ['no locations', options],
    ['a costing that there is not', { locations: [kassel, kassel], ...options, costing: 'rocket' }],
    ['no costing', { locations: [kassel, kassel] }],
    ['a shape that there is not', { locations: [kassel, kassel], ...options, shape_format: 'svg' }],
  ];
  return Promise.all(
    wrong.map(async ([what, request]) => {
      const said = (error: unknown) => (error instanceof Error ? error.message.replace(/^Route error: /, '') : '');
      const real = await valhalla.route(request).then(() => 'an answer', said);
      const ours = await Promise.resolve()
        .then(() => route(request))
        .then(() => 'an answer', said);
      return found(`${what} is refused in the same words`, real === ours ? [] : [`"${real}", the stand-in "${ours}"`]);
    }),
  );
}

/** `npm run test:engines`: the stand-in for Valhalla beside the real one, over the same streets. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-engines-'));
  try {
    const valhalla = await startValhalla(folder);
    const findings = [
      ...(await compareRoutes(valhalla)),
      ...(await compareMatrix(valhalla)),
      ...(await compareRefusals(valhalla)),
    ];
    for (const finding of findings) console.log(lineOf(finding));
    console.log(`\n${summaryOf(findings)}`);
    process.exitCode = allPassed(findings) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
