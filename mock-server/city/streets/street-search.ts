import type { Coordinates } from '../../../src/lib/coordinates';
import { METERS_PER_DEGREE, type Nearest, nearestOnStretch } from '../geometry/lines';
import { crossesWater, isInWater } from '../land';
import type { StreetEdge, StreetGraph, StreetKind } from './street-graph';

/** A taxi's average speed by day on a kind of street, in metres per second, stops included. */
export const METERS_PER_SECOND: Record<StreetKind, number> = {
  motorway: 25,
  main: 6.4,
  secondary: 5.4,
  residential: 4.5,
};
/** The maximum distance to a known street; beyond it there is no route. */
const REACH_METERS = 40_000;

/** The point where a way reaches the streets. */
export interface Entry extends Nearest {
  readonly edge: StreetEdge;
}

/**
 * The nearest point on a street where a car can stop, on the same bank, because a passenger cannot walk through a river
 * to a nearer street. From an island or the water itself, the nearest street of all.
 */
export function entryFor(point: Coordinates, graph: StreetGraph): Entry | null {
  const isOnThisBank = (entry: Entry) => !crossesWater({ from: point, to: entry.point });
  const nearest = nearestEntry(point, graph, () => true);
  if (nearest === null || isOnThisBank(nearest)) return nearest;
  return nearestEntry(point, graph, isOnThisBank) ?? (isInWater(point) ? nearest : null);
}

/** Whether a stretch is certainly farther north or south of a point than these metres: quicker than its distance. */
function isBeyond(meters: number, point: Coordinates, from: Coordinates, to: Coordinates): boolean {
  const degrees = meters / METERS_PER_DEGREE;
  return Math.min(from.lat, to.lat) - point.lat > degrees || point.lat - Math.max(from.lat, to.lat) > degrees;
}

function nearestEntry(point: Coordinates, graph: StreetGraph, accepts: (entry: Entry) => boolean): Entry | null {
  let best: Entry | null = null;
  for (const edge of graph.edges) {
    if (edge.line.kind === 'motorway' || !edge.line.isForCars) continue;
    const [from, to] = [graph.nodes[edge.from] as Coordinates, graph.nodes[edge.to] as Coordinates];
    if (isBeyond(best?.meters ?? REACH_METERS, point, from, to)) continue;
    const near = nearestOnStretch(point, from, to);
    if (near.meters > REACH_METERS || (best !== null && near.meters >= best.meters)) continue;
    const entry = { ...near, edge };
    if (accepts(entry)) best = entry;
  }
  return best;
}

/** A way along streets by its nodes. */
export interface Way {
  readonly nodes: readonly number[];
  readonly meters: number;
  readonly seconds: number;
}

/** Dijkstra from one entry to the other; null if no streets connect them. */
export function fastestWay(start: Entry, end: Entry, graph: StreetGraph): Way | null {
  const onwards = (way: Way, edge: StreetEdge, share: number, node?: number): Way => ({
    nodes: node === undefined ? way.nodes : [...way.nodes, node],
    meters: way.meters + edge.meters * share,
    seconds: way.seconds + (edge.meters * share) / METERS_PER_SECOND[edge.line.kind],
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
