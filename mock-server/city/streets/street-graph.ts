import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { crossingOf, type Stretch } from '../geometry/crossing';
import { nearestOnStretch } from '../geometry/nearest-point';
import { junctions } from './junctions';
import type { Street, StreetKind } from './street';
import { pedestrianZones, streets } from './streets';

/** A drawn street: its whole course, including crossings. */
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
  /** The street's place in `lines`. */
  readonly line: number;
  /** False in a pedestrian zone. */
  readonly isForCars: boolean;
}

/** The street graph that routes are searched in. */
export interface StreetGraph {
  readonly nodes: readonly Coordinates[];
  readonly edges: readonly StreetEdge[];
  readonly lines: readonly StreetLine[];
  /** The nodes that one can drive to from each node. */
  readonly neighbours: ReadonlyMap<number, readonly StreetStep[]>;
}

/** A drive over one edge to the node at its other end. */
interface StreetStep {
  readonly node: number;
  readonly edge: StreetEdge;
}

/** An end that stops this near to another street was meant to meet it. */
const MEETING_METERS = 45;
/** Two points nearer than this are the same crossing. */
const SAME_POINT_METERS = 3;
/** More than these metres in degrees of latitude: a comparison before the distance, which takes longer. */
const SAME_POINT_DEGREES = 1e-4;

/** An end that was moved onto another street may miss it by a rounding error. */
const CROSSING_SLACK = 1e-3;

/** A segment of a street; the number is its index in `streets`. */
interface StreetStretch extends Stretch {
  readonly line: number;
}

function stretchesOf(paths: readonly (readonly Coordinates[])[]): StreetStretch[] {
  return paths.flatMap((path, line) =>
    path.slice(1).map((to, index) => ({ line, from: path[index] as Coordinates, to })),
  );
}

/** The points of a street; an end without a name that stops just short of another street is moved onto it. */
function courseOf(street: Street, drafts: readonly StreetStretch[], line: number): readonly Coordinates[] {
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

function neighboursBy(edges: readonly StreetEdge[]): ReadonlyMap<number, readonly StreetStep[]> {
  const neighbours = new Map<number, StreetStep[]>();
  const add = (from: number, step: StreetStep) => neighbours.set(from, [...(neighbours.get(from) ?? []), step]);
  for (const edge of edges.filter(({ isForCars }) => isForCars)) {
    add(edge.from, { node: edge.to, edge });
    add(edge.to, { node: edge.from, edge });
  }
  return neighbours;
}

function buildGraph(): StreetGraph {
  const plain = streets.map((street) =>
    street.through.map((stop) => (typeof stop === 'string' ? junctions[stop] : { lat: stop[0], lng: stop[1] })),
  );
  const drafts = stretchesOf(plain);
  const paths = streets.map((street, line) => courseOf(street, drafts, line));
  const stretches = stretchesOf(paths);
  const level = (stretch: StreetStretch) => streets[stretch.line]?.kind === 'motorway';

  const nodes: Coordinates[] = [];
  const nodeAt = (point: Coordinates) => {
    const known = nodes.findIndex(
      (node) =>
        Math.abs(node.lat - point.lat) < SAME_POINT_DEGREES && distanceInMeters(node, point) < SAME_POINT_METERS,
    );
    return known >= 0 ? known : nodes.push(point) - 1;
  };
  const edges: StreetEdge[] = [];
  for (const stretch of stretches) {
    const { kind = 'residential', name = '' } = streets[stretch.line] ?? {};
    const isForCars = !pedestrianZones.includes(name);
    const cuts = stretches
      // Motorways connect only at their named junctions: all other streets pass over or under them.
      .filter((other) => other.line !== stretch.line && !level(other) && !level(stretch))
      .map((other) => crossingOf(stretch, other, CROSSING_SLACK))
      .filter((point) => point !== null)
      .map((point) => ({ point, share: nearestOnStretch(point, stretch.from, stretch.to).share }))
      .sort((one, other) => one.share - other.share)
      .map(({ point }) => point);
    const stops = [stretch.from, ...cuts, stretch.to].map(nodeAt);
    for (const [index, to] of stops.entries()) {
      const from = stops[index - 1];
      if (from === undefined || from === to) continue;
      const meters = distanceInMeters(nodes[from] as Coordinates, nodes[to] as Coordinates);
      edges.push({ from, to, kind, meters, line: stretch.line, isForCars });
    }
  }
  const lines = streets.map(({ name, kind }, line) => ({ name, kind, path: paths[line] ?? [] }));
  return { nodes, edges, lines, neighbours: neighboursBy(edges) };
}

let built: StreetGraph | undefined;

/** The graph of `streets.ts`: streets cut at their crossings. Built at the first call. */
export function streetGraph(): StreetGraph {
  built ??= buildGraph();
  return built;
}
