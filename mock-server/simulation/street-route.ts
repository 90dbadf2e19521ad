import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';
import { junctions, type Street, type StreetKind, streets } from '../data/streets';

/** A drive along streets, both ends included. */
export interface StreetRoute {
  readonly path: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/** A street as it is drawn: its whole course, crossings included. */
export interface StreetLine {
  readonly name: string;
  readonly kind: StreetKind;
  readonly path: readonly Coordinates[];
}

/** A stretch between two neighbouring crossings or bends; the numbers are positions in `nodes`. */
export interface StreetEdge {
  readonly from: number;
  readonly to: number;
  readonly kind: StreetKind;
  readonly meters: number;
}

/** The street graph that routes are searched in. */
export interface StreetGraph {
  readonly nodes: readonly Coordinates[];
  readonly edges: readonly StreetEdge[];
  readonly lines: readonly StreetLine[];
}

/** What a taxi drives on average by day, stops included. */
const METERS_PER_SECOND: Record<StreetKind, number> = { motorway: 25, main: 10.5, secondary: 8.5, residential: 6 };
/** From the kerb to the door one drives at walking pace, over land (a village beyond the graph) on a country road. */
const ACCESS = { nearMeters: 500, nearMetersPerSecond: 5, farMetersPerSecond: 19 } as const;
/** Farther from any known street than this there is no route. */
const REACH_METERS = 40_000;
/** An end that stops this near to another street was meant to meet it. */
const MEETING_METERS = 45;
/** Two points nearer than this are the same crossing. */
const SAME_POINT_METERS = 3;

// Within 40 km a flat sheet of metres is exact enough to compare and cut lines; lengths are measured on the sphere.
const METERS_PER_DEGREE = 111_195;
const METERS_PER_DEGREE_LNG = METERS_PER_DEGREE * Math.cos((51.3 * Math.PI) / 180);

interface Nearest {
  readonly point: Coordinates;
  readonly meters: number;
  /** Where on the stretch the point lies, 0 at its start and 1 at its end. */
  readonly share: number;
}

function nearestOnStretch(point: Coordinates, from: Coordinates, to: Coordinates): Nearest {
  const dx = (to.lng - from.lng) * METERS_PER_DEGREE_LNG;
  const dy = (to.lat - from.lat) * METERS_PER_DEGREE;
  const px = (point.lng - from.lng) * METERS_PER_DEGREE_LNG;
  const py = (point.lat - from.lat) * METERS_PER_DEGREE;
  const lengthSquared = dx * dx + dy * dy;
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / lengthSquared));
  const foot = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
  return { point: foot, meters: Math.hypot(px - dx * share, py - dy * share), share };
}

interface Stretch {
  readonly line: number;
  readonly from: Coordinates;
  readonly to: Coordinates;
}

function stretchesOf(paths: readonly (readonly Coordinates[])[]): Stretch[] {
  return paths.flatMap((path, line) =>
    path.slice(1).map((to, index) => ({ line, from: path[index] as Coordinates, to })),
  );
}

/** Where two stretches cross or touch, or null. */
function crossing(one: Stretch, other: Stretch): Coordinates | null {
  const ax = one.to.lng - one.from.lng;
  const ay = one.to.lat - one.from.lat;
  const bx = other.to.lng - other.from.lng;
  const by = other.to.lat - other.from.lat;
  const determinant = ax * by - ay * bx;
  if (Math.abs(determinant) < 1e-14) return null;
  const cx = other.from.lng - one.from.lng;
  const cy = other.from.lat - one.from.lat;
  const t = (cx * by - cy * bx) / determinant;
  const u = (cx * ay - cy * ax) / determinant;
  const slack = 1e-3; // an end that was moved onto the other street may miss it by a rounding error
  if (t < -slack || t > 1 + slack || u < -slack || u > 1 + slack) return null;
  return { lat: one.from.lat + ay * t, lng: one.from.lng + ax * t };
}

const key = ({ lat, lng }: Coordinates) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** The points of a street; an end without a name that stops just short of another street is moved onto it. */
function courseOf(street: Street, drafts: readonly Stretch[], line: number): readonly Coordinates[] {
  return street.through.map((stop, index) => {
    if (typeof stop === 'string') return { lat: junctions[stop].lat, lng: junctions[stop].lng };
    const point = { lat: stop[0], lng: stop[1] };
    if (index > 0 && index < street.through.length - 1) return point;
    const near = drafts
      .filter((draft) => draft.line !== line && streets[draft.line]?.kind !== 'motorway')
      .map((draft) => nearestOnStretch(point, draft.from, draft.to))
      .reduce((best, next) => (next.meters < best.meters ? next : best));
    return near.meters < MEETING_METERS ? near.point : point;
  });
}

function buildGraph(): StreetGraph {
  const plain = streets.map((street) =>
    street.through.map((stop) => (typeof stop === 'string' ? junctions[stop] : { lat: stop[0], lng: stop[1] })),
  );
  const drafts = stretchesOf(plain);
  const paths = streets.map((street, line) => courseOf(street, drafts, line));
  const stretches = stretchesOf(paths);
  const level = (stretch: Stretch) => streets[stretch.line]?.kind === 'motorway';

  const nodes: Coordinates[] = [];
  const nodeAt = (point: Coordinates) => {
    const known = nodes.findIndex((node) => distanceInMeters(node, point) < SAME_POINT_METERS);
    return known >= 0 ? known : nodes.push(point) - 1;
  };
  const edges: StreetEdge[] = [];
  for (const stretch of stretches) {
    const kind = streets[stretch.line]?.kind ?? 'residential';
    const cuts = stretches
      // Motorways are met only at their named junctions: everything else passes over or under them.
      .filter((other) => other.line !== stretch.line && !level(other) && !level(stretch))
      .map((other) => crossing(stretch, other))
      .filter((point) => point !== null)
      .map((point) => ({ point, share: nearestOnStretch(point, stretch.from, stretch.to).share }))
      .sort((one, other) => one.share - other.share)
      .map(({ point }) => point);
    const stops = [stretch.from, ...cuts, stretch.to].map(nodeAt);
    for (const [index, to] of stops.entries()) {
      const from = stops[index - 1];
      if (from === undefined || from === to) continue;
      edges.push({ from, to, kind, meters: distanceInMeters(nodes[from] as Coordinates, nodes[to] as Coordinates) });
    }
  }
  const lines = streets.map(({ name, kind }, line) => ({ name, kind, path: paths[line] ?? [] }));
  return { nodes, edges, lines };
}

let built: StreetGraph | undefined;

/** The graph of `data/streets.ts`: streets cut at their crossings. Built at the first call. */
export function streetGraph(): StreetGraph {
  built ??= buildGraph();
  return built;
}

interface Entry extends Nearest {
  readonly edge: StreetEdge;
}

/** The nearest point on a street that one can stop at. */
function entryFor(point: Coordinates, graph: StreetGraph): Entry | null {
  let best: Entry | null = null;
  for (const edge of graph.edges) {
    if (edge.kind === 'motorway') continue;
    const near = nearestOnStretch(point, graph.nodes[edge.from] as Coordinates, graph.nodes[edge.to] as Coordinates);
    if (best === null || near.meters < best.meters) best = { ...near, edge };
  }
  return best !== null && best.meters <= REACH_METERS ? best : null;
}

const accessSeconds = (meters: number) =>
  Math.min(meters, ACCESS.nearMeters) / ACCESS.nearMetersPerSecond +
  Math.max(0, meters - ACCESS.nearMeters) / ACCESS.farMetersPerSecond;

interface Way {
  readonly nodes: readonly number[];
  readonly meters: number;
  readonly seconds: number;
}

/** The nodes that one can drive to from each node. */
function neighboursIn(graph: StreetGraph): ReadonlyMap<number, readonly { node: number; edge: StreetEdge }[]> {
  const neighbours = new Map<number, { node: number; edge: StreetEdge }[]>();
  for (const edge of graph.edges) {
    neighbours.set(edge.from, [...(neighbours.get(edge.from) ?? []), { node: edge.to, edge }]);
    neighbours.set(edge.to, [...(neighbours.get(edge.to) ?? []), { node: edge.from, edge }]);
  }
  return neighbours;
}

/** Dijkstra from one entry to the other; null when no street joins them. */
function fastestWay(start: Entry, end: Entry, graph: StreetGraph): Way | null {
  const onwards = (way: Way, edge: StreetEdge, share: number, node?: number): Way => ({
    nodes: node === undefined ? way.nodes : [...way.nodes, node],
    meters: way.meters + edge.meters * share,
    seconds: way.seconds + (edge.meters * share) / METERS_PER_SECOND[edge.kind],
  });
  const nowhere: Way = { nodes: [], meters: 0, seconds: 0 };
  if (start.edge === end.edge) return onwards(nowhere, start.edge, Math.abs(start.share - end.share));

  const neighbours = neighboursIn(graph);
  const ways = new Map([
    [start.edge.from, onwards(nowhere, start.edge, start.share, start.edge.from)],
    [start.edge.to, onwards(nowhere, start.edge, 1 - start.share, start.edge.to)],
  ]);
  const open = new Map(ways);
  while (open.size > 0) {
    const [node, way] = [...open].reduce((best, next) => (next[1].seconds < best[1].seconds ? next : best));
    open.delete(node);
    for (const step of neighbours.get(node) ?? []) {
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

/**
 * The fastest way by car along the streets of `data/streets.ts`. Both ends are led to the nearest point of a street;
 * null when an end is more than 40 km away from all of them.
 */
export function routeAlongStreets(from: Coordinates, to: Coordinates): StreetRoute | null {
  const graph = streetGraph();
  const start = entryFor(from, graph);
  const end = entryFor(to, graph);
  if (start === null || end === null) return null;
  const way = fastestWay(start, end, graph);
  if (way === null) return null;
  const corners = way.nodes.map((node) => graph.nodes[node] as Coordinates);
  const stops = [from, start.point, ...corners, end.point, to];
  const path = stops.filter((stop, index) => index === 0 || key(stop) !== key(stops[index - 1] as Coordinates));
  return {
    path: path.length > 1 ? path : [from, to],
    distanceMeters: Math.round(way.meters + start.meters + end.meters),
    durationSeconds: Math.round(way.seconds + accessSeconds(start.meters) + accessSeconds(end.meters)),
  };
}
