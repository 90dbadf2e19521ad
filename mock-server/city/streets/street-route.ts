import { LRUCache } from 'lru-cache';
import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { isBeyond, type Nearest, nearestOnStretch } from '../geometry/nearest-point';
import { crossesWater, isInWater } from '../land/water';
import type { StreetKind } from './street';
import { type StreetEdge, type StreetGraph, streetGraph } from './street-graph';

/** A way along streets. */
export interface StreetRoute {
  /** From door to door, both ends included. */
  readonly path: readonly Coordinates[];
  /** The part driven by car: from kerb to kerb if a street passes the door. */
  readonly drivenPath: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/** A taxi's average speed by day on a kind of street, in metres per second, stops included. */
export const METERS_PER_SECOND: Record<StreetKind, number> = {
  motorway: 25,
  main: 6.4,
  secondary: 5.4,
  residential: 4.5,
};
/**
 * The speeds between kerb and door: walking pace, and that of a country road over land (a village beyond the graph).
 */
const ACCESS = { nearMeters: 500, nearMetersPerSecond: 5, farMetersPerSecond: 19 } as const;
/** The maximum distance to a known street; beyond it there is no route. */
const REACH_METERS = 40_000;
/** The maximum distance of a door from its street; beyond it there is no kerb to stop at. */
const KERB_REACH_METERS = 150;

/** The area with all streets; outside it there are main roads only. */
const CITY = { lat: 51.3118828, lng: 9.4915751, radiusMeters: 15_000 };

/** Whether the streets around a point are known. Elsewhere a route begins or ends with a straight line. */
export const hasStreetsAt = (point: Coordinates): boolean => distanceInMeters(point, CITY) <= CITY.radiusMeters;

interface Entry extends Nearest {
  readonly edge: StreetEdge;
}

/**
 * The nearest point on a street where a car can stop, on the same bank, because a passenger cannot walk through a river
 * to a nearer street. From an island or the water itself, the nearest street of all.
 */
function entryFor(point: Coordinates, graph: StreetGraph): Entry | null {
  const isOnThisBank = (entry: Entry) => !crossesWater({ from: point, to: entry.point });
  const nearest = nearestEntry(point, graph, () => true);
  if (nearest === null || isOnThisBank(nearest)) return nearest;
  return nearestEntry(point, graph, isOnThisBank) ?? (isInWater(point) ? nearest : null);
}

function nearestEntry(point: Coordinates, graph: StreetGraph, accepts: (entry: Entry) => boolean): Entry | null {
  let best: Entry | null = null;
  for (const edge of graph.edges) {
    if (edge.kind === 'motorway' || !edge.isForCars) continue;
    const [from, to] = [graph.nodes[edge.from] as Coordinates, graph.nodes[edge.to] as Coordinates];
    if (isBeyond(best?.meters ?? REACH_METERS, point, from, to)) continue;
    const near = nearestOnStretch(point, from, to);
    if (near.meters > REACH_METERS || (best !== null && near.meters >= best.meters)) continue;
    const entry = { ...near, edge };
    if (accepts(entry)) best = entry;
  }
  return best;
}

const accessSeconds = (meters: number) =>
  Math.min(meters, ACCESS.nearMeters) / ACCESS.nearMetersPerSecond +
  Math.max(0, meters - ACCESS.nearMeters) / ACCESS.farMetersPerSecond;

interface Way {
  readonly nodes: readonly number[];
  readonly meters: number;
  readonly seconds: number;
}

/** Dijkstra from one entry to the other; null if no streets connect them. */
function fastestWay(start: Entry, end: Entry, graph: StreetGraph): Way | null {
  const onwards = (way: Way, edge: StreetEdge, share: number, node?: number): Way => ({
    nodes: node === undefined ? way.nodes : [...way.nodes, node],
    meters: way.meters + edge.meters * share,
    seconds: way.seconds + (edge.meters * share) / METERS_PER_SECOND[edge.kind],
  });
  const nowhere: Way = { nodes: [], meters: 0, seconds: 0 };
  if (start.edge === end.edge) return onwards(nowhere, start.edge, Math.abs(start.share - end.share));

  const ways = new Map([
    [start.edge.from, onwards(nowhere, start.edge, start.share, start.edge.from)],
    [start.edge.to, onwards(nowhere, start.edge, 1 - start.share, start.edge.to)],
  ]);
  const open = new Map(ways);
  while (open.size > 0) {
    const [node, way] = [...open].reduce((best, next) => (next[1].seconds < best[1].seconds ? next : best));
    open.delete(node);
    // All open nodes take longer than both ends of the goal, so no better route is possible.
    const isGoalReached = [end.edge.from, end.edge.to].every((goal) => ways.has(goal) && !open.has(goal));
    if (isGoalReached) break;
    for (const step of graph.neighbours.get(node) ?? []) {
      const longer = onwards(way, step.edge, 1, step.node);
      if (longer.seconds >= (ways.get(step.node)?.seconds ?? Number.POSITIVE_INFINITY)) continue;
      ways.set(step.node, longer);
      open.set(step.node, longer);
    }
  }
  const viaFrom = ways.get(end.edge.from);
  const viaTo = ways.get(end.edge.to);
  if (viaFrom === undefined || viaTo === undefined) return null;
  const one = onwards(viaFrom, end.edge, end.share);
  const other = onwards(viaTo, end.edge, 1 - end.share);
  return one.seconds <= other.seconds ? one : other;
}

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

const streetEnd = ({ point, meters, edge }: Entry, graph: StreetGraph): StreetEnd => ({
  point,
  meters,
  streetName: graph.lines[edge.line]?.name ?? '',
});

/** The nearest point on a street where a car can stop; null if there is none within 40 km on the same bank. */
export function nearestStreet(point: Coordinates): StreetEnd | null {
  const graph = streetGraph();
  const entry = entryFor(point, graph);
  return entry && streetEnd(entry, graph);
}

/** The drives found last: each backend, each reset of one and each taxi asks for the same ones again. */
const drives = new LRUCache<string, { readonly drive: StreetDrive | null }>({ max: 1_000 });

/**
 * The fastest drive along the streets of `streets.ts` between the points of {@link nearestStreet}; null without one.
 */
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
    start: streetEnd(start, graph),
    end: streetEnd(end, graph),
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
