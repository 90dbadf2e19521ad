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
const pairs = [hauptbahnhof, wilhelmshoehe, klinikum, airport, karlsaue].flatMap((from, index, all) =>
  all.filter((_to, other) => other !== index).map((to): [Coordinates, Coordinates] => [from, to]),
);

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
    const { nodes, edges, neighbours } = streetGraph();
    const beside = nodes.map((_, node) =>
      edges.flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : [])),
    );
    expect(reachedBy(0, (node) => beside[node] ?? []).size).toBe(nodes.length);
    const [first = 0] = neighbours.keys();
    const byCar = reachedBy(first, (node) => (neighbours.get(node) ?? []).map((one) => one.node));
    const forCars = new Set(edges.filter(({ line }) => line.isForCars).flatMap(({ from, to }) => [from, to]));
    expect(byCar.size).toBe(forCars.size);
    expect(edges.some(({ line }) => !line.isForCars)).toBe(true);
  });

  it('contains every bend and end of every street', () => {
    const { nodes } = streetGraph();
    const missing = streets
      .flatMap(({ path }) => path)
      .filter((bend) => nodes.every((node) => distanceInMeters(node, bend) > 5));
    expect(missing).toEqual([]);
  });

  it('measures every stretch as long as it is', () => {
    const { nodes, edges } = streetGraph();
    for (const { from, to, meters } of edges) {
      expect(meters).toBeCloseTo(distanceInMeters(nodes[from] as Coordinates, nodes[to] as Coordinates), 3);
      expect(meters).toBeGreaterThan(0);
    }
  });
});

describe('a route along the streets', () => {
  it.each(pairs)('starts and ends where it was asked to (%o to %o)', (from, to) => {
    const { path } = route(from, to);
    expect(path[0]).toEqual(from);
    expect(path.at(-1)).toEqual(to);
  });

  it.each(pairs)('is at least as long as the straight line and as its own path (%o to %o)', (from, to) => {
    const { path, distanceMeters } = route(from, to);
    const walked = path
      .slice(1)
      .reduce((sum, point, index) => sum + distanceInMeters(path[index] as Coordinates, point), 0);
    expect(distanceMeters).toBeGreaterThanOrEqual(Math.floor(distanceInMeters(from, to)));
    expect(Math.abs(distanceMeters - walked)).toBeLessThan(Math.max(5, walked * 0.002));
  });

  it.each(pairs)('keeps to streets between its ends (%o to %o)', (from, to) => {
    const { nodes, edges } = streetGraph();
    const stretches = edges.map((edge) => measureLine([nodes[edge.from], nodes[edge.to]] as Coordinates[]));
    const inner = route(from, to).path.slice(1, -1);
    for (const [index, point] of inner.entries()) {
      const next = inner[index + 1] ?? point;
      const middle = { lat: (point.lat + next.lat) / 2, lng: (point.lng + next.lng) / 2 };
      for (const spot of [point, middle]) {
        expect(Math.min(...stretches.map((line) => nearestOnLine(line, spot).metersAway))).toBeLessThan(2);
      }
    }
  });

  it('takes as long back as there', () => {
    const there = route(hauptbahnhof, wilhelmshoehe);
    const back = route(wilhelmshoehe, hauptbahnhof);
    expect(back.distanceMeters).toBe(there.distanceMeters);
    expect(back.durationSeconds).toBe(there.durationSeconds);
  });

  it('takes 9 to 14 minutes from Hauptbahnhof to Wilhelmshöhe', () => {
    const minutes = route(hauptbahnhof, wilhelmshoehe).durationSeconds / 60;
    expect(minutes).toBeGreaterThanOrEqual(9);
    expect(minutes).toBeLessThanOrEqual(14);
  });

  it('never leads through a pedestrian zone', () => {
    const { nodes, edges } = streetGraph();
    const zone = edges.filter(({ line }) => !line.isForCars);
    const stops = places.filter(({ city, kind }) => city === 'Kassel' && kind === 'street_address').slice(0, 30);
    expect(zone.length).toBeGreaterThan(0);
    for (const from of stops) {
      for (const to of stops.filter((one) => one !== from)) {
        const { drivenPath } = route(from, to);
        const along = drivenPath.slice(1).filter((point, index) => {
          const before = drivenPath[index] as Coordinates;
          return zone.some((edge) => {
            const [one, other] = [nodes[edge.from], nodes[edge.to]];
            return (before === one && point === other) || (before === other && point === one);
          });
        });
        expect(along).toEqual([]);
      }
    }
  });

  it('takes a plausible time: between walking pace and a motorway', () => {
    for (const [from, to] of pairs) {
      const { distanceMeters, durationSeconds } = route(from, to);
      expect(distanceMeters / durationSeconds).toBeGreaterThan(4);
      expect(distanceMeters / durationSeconds).toBeLessThan(25);
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

  it('reaches a town within 40 km of the streets', () => {
    const goettingen = { lat: 51.5413, lng: 9.9158 };
    expect(route(hauptbahnhof, goettingen).distanceMeters).toBeGreaterThan(35_000);
  });

  it.each([
    ['to Frankfurt', hauptbahnhof, { lat: 50.1109, lng: 8.6821 }],
    ['from Berlin', { lat: 52.52, lng: 13.405 }, hauptbahnhof],
  ])('is null %s, which is more than 40 km away', (_name, from, to) => {
    expect(routeAlongStreets(from, to)).toBeNull();
  });
});
