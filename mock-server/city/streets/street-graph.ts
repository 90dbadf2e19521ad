import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import streetData from '../data/streets.json';
import { crossingOf, nearestOnStretch, type Stretch, stretchesOf } from '../geometry/lines';

/** The kind decides the drawn width of a street and the speed of a taxi on it. */
export type StreetKind = 'motorway' | 'main' | 'secondary' | 'residential';

/** A street: its whole course, including crossings. */
export interface StreetLine {
  readonly name: string;
  readonly kind: StreetKind;
  readonly path: readonly Coordinates[];
  /** False in a pedestrian zone: drawn, but not used by routes. */
  readonly isForCars: boolean;
}

/** A stretch between two neighbouring crossings or bends; the numbers are positions in `nodes`. */
export interface StreetEdge {
  readonly from: number;
  readonly to: number;
  readonly meters: number;
  readonly line: StreetLine;
}

/** A drive over one edge to the node at its other end. */
interface StreetStep {
  readonly node: number;
  readonly edge: StreetEdge;
}

/** The street graph that routes are searched in. */
export interface StreetGraph {
  readonly nodes: readonly Coordinates[];
  readonly edges: readonly StreetEdge[];
  /** The nodes that one can drive to from each node. */
  readonly neighbours: ReadonlyMap<number, readonly StreetStep[]>;
}

interface StreetEntry {
  readonly kind: StreetKind;
  readonly name: string;
  readonly isForCars?: boolean;
  readonly path: readonly (readonly [lat: number, lng: number])[];
}

/**
 * The streets of Kassel: hand-entered from general knowledge of the city, accurate to some tens of metres. Enough to
 * drive a car along plausible streets and to draw a map of them, but not a survey. Large ones first: if names collide
 * on the map, the earlier street keeps its name.
 */
export const streets: readonly StreetLine[] = (streetData as readonly unknown[] as readonly StreetEntry[]).map(
  ({ path, isForCars = true, ...street }) => ({
    ...street,
    isForCars,
    path: path.map(([lat, lng]) => ({ lat, lng })),
  }),
);

/** Two points nearer than this are the same crossing. */
const SAME_POINT_METERS = 3;
/** More than these metres in degrees of latitude: a comparison before the distance, which takes longer. */
const SAME_POINT_DEGREES = 1e-4;
/** An end on another street may miss it by a rounding error. */
const CROSSING_SLACK = 1e-3;

function neighboursBy(edges: readonly StreetEdge[]): StreetGraph['neighbours'] {
  const neighbours = new Map<number, StreetStep[]>();
  const add = (from: number, step: StreetStep) => neighbours.set(from, [...(neighbours.get(from) ?? []), step]);
  for (const edge of edges.filter(({ line }) => line.isForCars)) {
    add(edge.from, { node: edge.to, edge });
    add(edge.to, { node: edge.from, edge });
  }
  return neighbours;
}

/** The points of a stretch where other streets cross it, from its start to its end, both included. */
function stopsOn(stretch: Stretch, others: readonly Stretch[]): readonly Coordinates[] {
  const cuts = others
    .map((other) => crossingOf(stretch, other, CROSSING_SLACK))
    .filter((point) => point !== null)
    .map((point) => ({ point, share: nearestOnStretch(point, stretch.from, stretch.to).share }))
    .sort((one, other) => one.share - other.share);
  return [stretch.from, ...cuts.map(({ point }) => point), stretch.to];
}

function buildGraph(): StreetGraph {
  const nodes: Coordinates[] = [];
  const nodeAt = (point: Coordinates) => {
    const known = nodes.findIndex(
      (node) =>
        Math.abs(node.lat - point.lat) < SAME_POINT_DEGREES && distanceInMeters(node, point) < SAME_POINT_METERS,
    );
    return known >= 0 ? known : nodes.push(point) - 1;
  };
  const stretches = streets.flatMap((line) => stretchesOf(line.path).map((stretch) => ({ ...stretch, line })));
  // Motorways meet a street only at a common point: all other streets pass over or under them.
  const level = stretches.filter(({ line }) => line.kind !== 'motorway');
  const edges = stretches.flatMap((stretch) => {
    const { line } = stretch;
    const others = line.kind === 'motorway' ? [] : level.filter((other) => other.line !== line);
    const stops = stopsOn(stretch, others).map(nodeAt);
    return stops.flatMap((to, index): StreetEdge[] => {
      const from = stops[index - 1];
      if (from === undefined || from === to) return [];
      return [{ from, to, line, meters: distanceInMeters(nodes[from] ?? stretch.from, nodes[to] ?? stretch.to) }];
    });
  });
  return { nodes, edges, neighbours: neighboursBy(edges) };
}

let built: StreetGraph | undefined;

/** The graph of all streets, cut at their crossings. Built at the first call. */
export function streetGraph(): StreetGraph {
  built ??= buildGraph();
  return built;
}
