import * as v from 'valibot';
import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { type RefusalCode, ValhallaFailure } from './valhalla-failure';

/** The limit of a Valhalla that was set up without options: `scripts/valhalla_build_config`, `service_limits.auto`. */
const LONGEST_PAIR_METERS = 400_000;

/** https://github.com/valhalla/valhalla/blob/master/docs/docs/api/route/api-reference.md#costing-models */
const OTHER_COSTINGS = 'bicycle bus bikeshare truck taxi motor_scooter motorcycle multimodal pedestrian'.split(' ');
const OTHER_SHAPES = ['polyline6', 'polyline5', 'no_shape'];

/** The members that the stand-in reads, of all that Valhalla documents. */
const ROUTE_MEMBERS = ['costing', 'locations', 'format', 'shape_format'];
const MATRIX_MEMBERS = ['costing', 'sources', 'targets', 'format'];

type Members = Readonly<Record<string, unknown>>;

const notCovered = (what: string) => new ValhallaFailure(107, `the stand-in does not cover ${what}`);

/** The members of a request; the input is the parsed JSON. */
export function membersOf(input: unknown): Members {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new ValhallaFailure(100);
  return input as Members;
}

/** The format that an answer, a refusal included, is given in. */
export const formatOf = (input: unknown): 'json' | 'osrm' =>
  typeof input === 'object' && input !== null && 'format' in input && input.format === 'osrm' ? 'osrm' : 'json';

function checkMembers(members: Members, known: readonly string[]): void {
  const unknown = Object.keys(members).find((name) => !known.includes(name));
  if (unknown !== undefined) throw notCovered(`the member '${unknown}'`);
}

function checkCosting({ costing }: Members): void {
  if (costing === undefined) throw new ValhallaFailure(124);
  if (costing === 'auto') return;
  if (OTHER_COSTINGS.some((known) => known === costing)) throw notCovered(`the costing '${costing}'`);
  throw new ValhallaFailure(125, `'${typeof costing === 'string' ? costing : JSON.stringify(costing)}'`);
}

const Location = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** A list of locations; Valhalla treats any other value as a missing list. */
function locationsOf(value: unknown, missing: RefusalCode, malformed: RefusalCode): readonly Coordinates[] {
  if (!Array.isArray(value)) throw new ValhallaFailure(missing);
  return value.map((entry) => {
    const found = v.safeParse(Location, entry);
    if (found.success) return { lat: found.output.lat, lng: found.output.lon };
    const isMore = found.issues.every(({ expected }) => expected === 'never');
    throw isMore ? notCovered('more than lat and lon of a location') : new ValhallaFailure(malformed);
  });
}

/** Reads a request to `/route`; throws {@link ValhallaFailure}. */
export function readRoute(input: unknown) {
  const members = membersOf(input);
  checkMembers(members, ROUTE_MEMBERS);
  const shape = members.shape_format ?? 'polyline6';
  if (shape !== 'geojson' && !OTHER_SHAPES.some((known) => known === shape)) throw new ValhallaFailure(164);
  const locations = locationsOf(members.locations, 110, 130);
  if (locations.length < 2) throw new ValhallaFailure(120);
  checkCosting(members);
  if (members.format !== 'osrm') throw notCovered("a format other than 'osrm'");
  if (shape !== 'geojson') throw notCovered(`the shape format '${shape}'`);
  return { locations };
}

/** Reads a request to `/sources_to_targets`; throws {@link ValhallaFailure}. */
export function readMatrix(input: unknown) {
  const members = membersOf(input);
  checkMembers(members, MATRIX_MEMBERS);
  const sources = locationsOf(members.sources, 112, 131);
  const targets = locationsOf(members.targets, 112, 132);
  if (sources.length === 0) throw new ValhallaFailure(121);
  if (targets.length === 0) throw new ValhallaFailure(122);
  checkCosting(members);
  if ((members.format ?? 'json') !== 'json') throw notCovered("a format other than 'json'");
  const isTooFar = sources.some((from) => targets.some((to) => distanceInMeters(from, to) > LONGEST_PAIR_METERS));
  if (isTooFar) throw new ValhallaFailure(154, `${LONGEST_PAIR_METERS} meters`);
  return { sources, targets };
}
