import { measureLine, nearestOnLine, pointBetween, stretchesOf } from '../../../mock-server/city/geometry/lines';
import { crossesWater, isInWater } from '../../../mock-server/city/land';
import { places } from '../../../mock-server/city/places/gazetteer';
import { streetGraph, streets } from '../../../mock-server/city/streets/street-graph';
import { nearestStreet, routeAlongStreets, type StreetRoute } from '../../../mock-server/city/streets/street-route';
import { sampleRides } from '../../../mock-server/samples/sample-rides';
import { type Coordinates, distanceInMeters, parseCoordinates } from '../../../src/lib/coordinates';

const hauptbahnhof = { lat: 51.3183, lng: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const klinikum = { lat: 51.3317, lng: 9.5078 };
const airport = { lat: 51.4147, lng: 9.3881 };
const karlsaue = { lat: 51.3033, lng: 9.5042 };

const { nodes, edges, neighbours } = streetGraph();
const endsOf = ({ from, to }: (typeof edges)[number]) => [nodes[from], nodes[to]] as [Coordinates, Coordinates];

const middleOf = (from: Coordinates, to: Coordinates) => pointBetween(from, to, 0.5);
const route = (from: Coordinates, to: Coordinates) => routeAlongStreets(from, to) as StreetRoute;

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

  it.each(pairs)('from %o to %o keeps to streets, is as long as its path, and plausible', (from, to) => {
    const { path, distanceMeters, durationSeconds } = route(from, to);
    expect([path[0], path.at(-1)]).toEqual([from, to]);
    const walked = measureLine(path).meters;
    expect(distanceMeters).toBeGreaterThanOrEqual(Math.floor(distanceInMeters(from, to)));
    expect(Math.abs(distanceMeters - walked)).toBeLessThan(Math.max(5, walked * 0.002));
    // Between walking pace and a motorway.
    expect(distanceMeters / durationSeconds).toBeGreaterThan(4);
    expect(distanceMeters / durationSeconds).toBeLessThan(25);
    const inner = path.slice(1, -1);
    for (const [index, point] of inner.entries()) {
      for (const spot of [point, middleOf(point, inner[index + 1] ?? point)]) {
        expect(Math.min(...stretches.map((line) => nearestOnLine(line, spot).metersAway))).toBeLessThan(2);
      }
    }
  });

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
        const along = stretchesOf(route(from, to).drivenPath).filter(
          (one) => one.from !== one.to && zone.some((ends) => ends.includes(one.from) && ends.includes(one.to)),
        );
        expect(along).toEqual([]);
      }
    }
  });

  it.each([
    ['stays on one stretch when both ends lie at it', { lat: 51.3126, lng: 9.4556 }, { lat: 51.3128, lng: 9.4528 }],
    ['is of no distance worth speaking of from a place to itself', hauptbahnhof, hauptbahnhof],
  ])('%s', (_what, from, to) => {
    const { path, distanceMeters } = route(from, to);
    expect([path[0], path.at(-1)]).toEqual([from, to]);
    expect(path.length).toBeLessThanOrEqual(4);
    expect(distanceMeters).toBeLessThan(400);
  });

  it('reaches a town within 40 km of the streets, and none farther away, in either direction', () => {
    expect(route(hauptbahnhof, { lat: 51.5413, lng: 9.9158 }).distanceMeters).toBeGreaterThan(35_000);
    expect(routeAlongStreets(hauptbahnhof, { lat: 50.1109, lng: 8.6821 })).toBeNull();
    expect(routeAlongStreets({ lat: 52.52, lng: 13.405 }, hauptbahnhof)).toBeNull();
  });
});

/** The streets that have a bridge over the Fulda. */
const BRIDGES = ['A 49', 'A 7', 'Damaschkestraße', 'Fuldabrücke'];
/** Taxis end at the shore: the island has a footbridge. */
const ISLANDS = ['Insel Siebenbergen'];

const bridges = edges
  .map((edge) => ({ ends: endsOf(edge), name: edge.line.name }))
  .filter(({ ends: [from, to] }) => crossesWater({ from, to }));

/** The stretches of a path that are no part of a street with a bridge and enter the water. */
const wetStretches = (path: readonly Coordinates[]) =>
  stretchesOf(path).filter((stretch) => {
    const middle = middleOf(stretch.from, stretch.to);
    const isOnBridge = bridges.some(
      ({ ends: [one, other] }) =>
        distanceInMeters(one, middle) + distanceInMeters(middle, other) < distanceInMeters(one, other) + 0.5,
    );
    return crossesWater(stretch) && !isOnBridge;
  });

/** On the Fulda. */
const boat = { lat: 51.3095, lng: 9.5114 };
const koenigsplatz = { lat: 51.3154, lng: 9.4979 };
const sampleStops = sampleRides.flatMap(({ from, to }) => [from.coordinates, ...(to ? [to.coordinates] : [])]);
const sampleSpots = [...new Set(sampleStops)].map((text) => parseCoordinates(text) as Coordinates);

describe('water', () => {
  it('is crossed by the streets that have a bridge, and by no other', () => {
    expect([...new Set(bridges.map(({ name }) => name))].sort()).toEqual(BRIDGES);
  });

  it('is the Fulda and the lake of the park, not Königsplatz nor the bank at the Auedamm', () => {
    const spots = [boat, { lat: 51.2995, lng: 9.504 }, koenigsplatz, { lat: 51.3045, lng: 9.5124 }];
    expect(spots.map(isInWater)).toEqual([true, true, false, false]);
  });

  it('is entered by no way between two places of the sample rides, outside of bridges', () => {
    expect(sampleSpots.length).toBeGreaterThan(5);
    const wet = sampleSpots.flatMap((from) =>
      sampleSpots.flatMap((to) => wetStretches(routeAlongStreets(from, to)?.path ?? [])),
    );
    expect(wet).toEqual([]);
  });

  it('lies between no place of the gazetteer and the street that a taxi stops at', () => {
    const wet = places.filter((place) => {
      const street = nearestStreet(place);
      return street !== null && crossesWater({ from: place, to: street.point });
    });
    expect(wet.map(({ name }) => name)).toEqual(ISLANDS);
  });

  it('from the water itself a way begins at the nearest street', () => {
    expect(routeAlongStreets(boat, koenigsplatz)).not.toBeNull();
  });

  it('makes no way to a town on the other bank of a river implausibly long', () => {
    const melsungen = { lat: 51.1303, lng: 9.5477 };
    const minutes = route(hauptbahnhof, melsungen).durationSeconds / 60;
    expect(minutes).toBeGreaterThan(20);
    expect(minutes).toBeLessThan(40);
  });
});
