import { LRUCache } from 'lru-cache';
import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { streetGraph } from './street-graph';
import { type Entry, entryFor, fastestWay } from './street-search';

/** A way along streets. */
export interface StreetRoute {
  /** From door to door, both ends included. */
  readonly path: readonly Coordinates[];
  /** The part driven by car: from kerb to kerb if a street passes the door. */
  readonly drivenPath: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/**
 * The speeds between kerb and door: walking pace, and that of a country road over land (a village beyond the graph).
 */
const ACCESS = { nearMeters: 500, nearMetersPerSecond: 5, farMetersPerSecond: 19 } as const;
/** The maximum distance of a door from its street; beyond it there is no kerb to stop at. */
const KERB_REACH_METERS = 150;

/** The area with all streets; outside it there are main roads only. */
const CITY = { lat: 51.3118828, lng: 9.4915751, radiusMeters: 15_000 };

/** Whether the streets around a point are known. Elsewhere a route begins or ends with a straight line. */
export const hasStreetsAt = (point: Coordinates): boolean => distanceInMeters(point, CITY) <= CITY.radiusMeters;

const accessSeconds = (meters: number) =>
  Math.min(meters, ACCESS.nearMeters) / ACCESS.nearMetersPerSecond +
  Math.max(0, meters - ACCESS.nearMeters) / ACCESS.farMetersPerSecond;

const key = ({ lat, lng }: Coordinates) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** A line without consecutive duplicates; at least two points, so that it stays a line. */
function withoutRepeats(path: readonly Coordinates[]): readonly Coordinates[] {
  const kept = path.filter((stop, index) => index === 0 || key(stop) !== key(path[index - 1] as Coordinates));
  return kept.length > 1 ? kept : [path[0] as Coordinates, path.at(-1) as Coordinates];
}

/** The point where a route reaches the streets, its distance from the requested one, and the street. */
export interface StreetEnd {
  readonly point: Coordinates;
  readonly meters: number;
  readonly streetName: string;
}

/** A drive on streets only, without the parts from and to the door. */
export interface StreetDrive {
  readonly path: readonly Coordinates[];
  readonly start: StreetEnd;
  readonly end: StreetEnd;
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

const streetEnd = ({ point, meters, edge }: Entry): StreetEnd => ({ point, meters, streetName: edge.line.name });

/** The nearest point on a street where a car can stop; null if there is none within 40 km on the same bank. */
export function nearestStreet(point: Coordinates): StreetEnd | null {
  const entry = entryFor(point, streetGraph());
  return entry && streetEnd(entry);
}

/** The drives found last: each backend, each reset of one and each taxi asks for the same ones again. */
const drives = new LRUCache<string, { readonly drive: StreetDrive | null }>({ max: 1_000 });

/** The fastest drive between the points of {@link nearestStreet}; null without one. */
export function driveAlongStreets(from: Coordinates, to: Coordinates): StreetDrive | null {
  const ends = [from.lat, from.lng, to.lat, to.lng].join();
  const known = drives.get(ends);
  if (known) return known.drive;
  const drive = findDrive(from, to);
  drives.set(ends, { drive });
  return drive;
}

function findDrive(from: Coordinates, to: Coordinates): StreetDrive | null {
  const graph = streetGraph();
  const start = entryFor(from, graph);
  const end = entryFor(to, graph);
  if (start === null || end === null) return null;
  const way = fastestWay(start, end, graph);
  if (way === null) return null;
  const corners = way.nodes.map((node) => graph.nodes[node] as Coordinates);
  return {
    path: withoutRepeats([start.point, ...corners, end.point]),
    start: streetEnd(start),
    end: streetEnd(end),
    distanceMeters: way.meters,
    durationSeconds: way.seconds,
  };
}

/**
 * The fastest route by car from door to door: {@link driveAlongStreets}, and straight lines from the doors to its ends;
 * null if an end is more than 40 km from all streets.
 */
export function routeAlongStreets(from: Coordinates, to: Coordinates): StreetRoute | null {
  const drive = driveAlongStreets(from, to);
  if (drive === null) return null;
  const { path, start, end } = drive;
  const isKerb = ({ meters }: StreetEnd) => meters <= KERB_REACH_METERS;
  const kerbs = [...(isKerb(start) ? [] : [from]), ...path, ...(isKerb(end) ? [] : [to])];
  return {
    path: withoutRepeats([from, ...kerbs, to]),
    drivenPath: withoutRepeats(kerbs),
    distanceMeters: Math.round(drive.distanceMeters + start.meters + end.meters),
    durationSeconds: Math.round(drive.durationSeconds + accessSeconds(start.meters) + accessSeconds(end.meters)),
  };
}

/** Finds a route along streets; null if no streets are known. */
export type RouteAlongStreets = (from: Coordinates, to: Coordinates) => StreetRoute | null;

/** Streets are longer than the straight line by about this factor. */
const DETOUR_FACTOR = 1.3;
const TOWN_METERS_PER_SECOND = 5.6;
const COUNTRY_METERS_PER_SECOND = 25;
const COUNTRY_FROM_M = 20_000;

/** The route from door to door: along the streets, or a straight line with a realistic length if no street is known. */
export function routeDoorToDoor(alongStreets: RouteAlongStreets, from: Coordinates, to: Coordinates): StreetRoute {
  return alongStreets(from, to) ?? straightLine(from, to);
}

function straightLine(from: Coordinates, to: Coordinates): StreetRoute {
  const distanceMeters = distanceInMeters(from, to) * DETOUR_FACTOR;
  const metersPerSecond = distanceMeters > COUNTRY_FROM_M ? COUNTRY_METERS_PER_SECOND : TOWN_METERS_PER_SECOND;
  const path = [from, to];
  return { path, drivenPath: path, distanceMeters, durationSeconds: distanceMeters / metersPerSecond };
}
