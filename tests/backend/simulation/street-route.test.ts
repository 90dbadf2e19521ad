import { measureLine, nearestOnLine } from '../../../mock-server/city/geometry/lines';
import { places } from '../../../mock-server/city/places/gazetteer';
import { streetGraph, streets } from '../../../mock-server/city/streets/street-graph';
import { routeAlongStreets, type StreetRoute } from '../../../mock-server/city/streets/street-route';
import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';

const hauptbahnhof = { lat: 51.3183, lng: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const klinikum = { lat: 51.3317, lng: 9.5078 };
const airport = { lat: 51.4147, lng: 9.3881 };
const karlsaue = { lat: 51.3033, lng: 9.5042 };

const { nodes, edges, neighbours } = streetGraph();
const endsOf = ({ from, to }: (typeof edges)[number]) => [nodes[from], nodes[to]] as [Coordinates, Coordinates];

function route(from: Coordinates, to: Coordinates): StreetRoute {
  const found = routeAlongStreets(from, to);
  if (!found) throw new Error('no route');
  return found;
}

/** The nodes that can be reached from the first one by steps. */
function reachedBy(first: number, next: (node: number) => readonly number[]): ReadonlySet<number> {
  const reached = new Set([first]);
  for (const node of reached) for (const one of next(node)) reached.add(one);
  return reached;
}

describe('the street graph of Kassel', () => {
  it('is one piece, and for cars too: a pedestrian zone cuts nothing off', () => {
    const beside = nodes.map((_, node) =>
      edges.flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : [])),
    );
    expect(reachedBy(0, (node) => beside[node] ?? []).size).toBe(nodes.length);
    const [first = 0] = neighbours.keys();
    const byCar = reachedBy(first, (node) => (neighbours.get(node) ?? []).map((one) => one.node));
    const forCars = new Set(edges.filter(({ line }) => line.isForCars).flatMap(({ from, to }) => [from, to]));
    expect(byCar.size).toBe(forCars.size);
  });

  it('contains every bend and end of every street', () => {
    const bends = streets.flatMap(({ path }) => path);
    expect(bends.filter((bend) => nodes.every((node) => distanceInMeters(node, bend) > 5))).toEqual([]);
  });

  it('measures every stretch as long as it is', () => {
    for (const edge of edges) {
      expect(edge.meters).toBeCloseTo(distanceInMeters(...endsOf(edge)), 3);
      expect(edge.meters).toBeGreaterThan(0);
    }
  });
});

describe('a route along the streets', () => {
  const pairs = [hauptbahnhof, wilhelmshoehe, klinikum, airport, karlsaue].flatMap((from, index, all) =>
    all.filter((_to, other) => other !== index).map((to): [Coordinates, Coordinates] => [from, to]),
  );
  const stretches = edges.map((edge) => measureLine(endsOf(edge)));

  it.each(pairs)(
    'from %o to %o keeps to streets between its ends, is as long as its path, and plausible',
    (from, to) => {
      const { path, distanceMeters, durationSeconds } = route(from, to);
      expect([path[0], path.at(-1)]).toEqual([from, to]);
      const steps = path.slice(1).map((point, index) => distanceInMeters(path[index] as Coordinates, point));
      const walked = steps.reduce((sum, meters) => sum + meters, 0);
      expect(distanceMeters).toBeGreaterThanOrEqual(Math.floor(distanceInMeters(from, to)));
      expect(Math.abs(distanceMeters - walked)).toBeLessThan(Math.max(5, walked * 0.002));
      // Between walking pace and a motorway.
      expect(distanceMeters / durationSeconds).toBeGreaterThan(4);
      expect(distanceMeters / durationSeconds).toBeLessThan(25);
      const inner = path.slice(1, -1);
      for (const [index, point] of inner.entries()) {
        const next = inner[index + 1] ?? point;
        const middle = { lat: (point.lat + next.lat) / 2, lng: (point.lng + next.lng) / 2 };
        for (const spot of [point, middle]) {
          expect(Math.min(...stretches.map((line) => nearestOnLine(line, spot).metersAway))).toBeLessThan(2);
        }
      }
    },
  );

  it('takes 9 to 14 minutes from Hauptbahnhof to Wilhelmshöhe, and as long back', () => {
    const { distanceMeters, durationSeconds } = route(hauptbahnhof, wilhelmshoehe);
    expect(durationSeconds / 60).toBeGreaterThanOrEqual(9);
    expect(durationSeconds / 60).toBeLessThanOrEqual(14);
    expect(route(wilhelmshoehe, hauptbahnhof)).toMatchObject({ distanceMeters, durationSeconds });
  });

  it('never leads through a pedestrian zone', () => {
    const zone = edges.filter(({ line }) => !line.isForCars).map(endsOf);
    const stops = places.filter(({ city, kind }) => city === 'Kassel' && kind === 'street_address').slice(0, 30);
    expect(zone.length).toBeGreaterThan(0);
    for (const from of stops) {
      for (const to of stops.filter((one) => one !== from)) {
        const { drivenPath } = route(from, to);
        const along = drivenPath.slice(1).filter((point, index) => {
          const before = drivenPath[index] as Coordinates;
          return zone.some((ends) => ends.includes(before) && ends.includes(point) && before !== point);
        });
        expect(along).toEqual([]);
      }
    }
  });

  it('stays on one stretch when both ends lie at it', () => {
    const found = route({ lat: 51.3126, lng: 9.4556 }, { lat: 51.3128, lng: 9.4528 });
    expect(found.path.length).toBeLessThanOrEqual(4);
    expect(found.distanceMeters).toBeLessThan(400);
  });

  it('from a place to itself is a path of two points and no distance worth speaking of', () => {
    const { path, distanceMeters } = route(hauptbahnhof, hauptbahnhof);
    expect(path.length).toBeGreaterThanOrEqual(2);
    expect(path[0]).toEqual(path.at(-1));
    expect(distanceMeters).toBeLessThan(400);
  });

  it('reaches a town within 40 km of the streets, and none farther away, in either direction', () => {
    expect(route(hauptbahnhof, { lat: 51.5413, lng: 9.9158 }).distanceMeters).toBeGreaterThan(35_000);
    expect(routeAlongStreets(hauptbahnhof, { lat: 50.1109, lng: 8.6821 })).toBeNull();
    expect(routeAlongStreets({ lat: 52.52, lng: 13.405 }, hauptbahnhof)).toBeNull();
  });
});
