import type { StreetKind } from '../../mock-server/city/streets/street';
import { streetGraph } from '../../mock-server/city/streets/street-graph';
import { METERS_PER_SECOND } from '../../mock-server/city/streets/street-route';
import type { Coordinates } from '../../src/lib/coordinates';
import { osmFile } from './osm-file';

/** How OpenStreetMap calls a street. */
const highways: Readonly<Record<StreetKind, string>> = {
  motorway: 'motorway',
  main: 'primary',
  secondary: 'secondary',
  residential: 'residential',
};

/** The streets of the local backend as a file of OpenStreetMap, as fast as taxis drive on them, in both directions. */
export function townFile(): Buffer {
  const { nodes, edges, lines } = streetGraph();
  const ways = edges.map(({ from, to, kind, line }, index) => ({
    id: index + 1,
    nodes: [from + 1, to + 1],
    tags: {
      highway: highways[kind],
      name: lines[line]?.name ?? '',
      oneway: 'no',
      maxspeed: String(Math.round(METERS_PER_SECOND[kind] * 3.6)),
    },
  }));
  return osmFile(
    nodes.map((node, index) => ({ id: index + 1, ...node })),
    ways.filter((_way, index) => edges[index]?.isForCars),
  );
}

/** Where a stretch that is shorter has no middle of its own. */
const SHORTEST_METERS = 60;

/** Pairs of places on streets, always the same: the middles of stretches, near and far. */
export function pairsOnStreets(count: number): readonly (readonly [from: Coordinates, to: Coordinates])[] {
  const { nodes, edges } = streetGraph();
  const spots = edges.flatMap(({ from, to, kind, meters, isForCars }): Coordinates[] => {
    const [one, other] = [nodes[from], nodes[to]];
    if (!one || !other || !isForCars || kind === 'motorway' || meters < SHORTEST_METERS) return [];
    return [{ lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 }];
  });
  return Array.from({ length: count }, (_, index) => {
    const spot = (step: number) => spots[step % spots.length] ?? { lat: 0, lng: 0 };
    return [spot(index * 37), spot(index * 91 + 13)] as const;
  });
}
