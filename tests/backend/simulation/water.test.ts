import { crossesWater, isInWater } from '../../../mock-server/city/land';
import { places } from '../../../mock-server/city/places/gazetteer';
import { streetGraph } from '../../../mock-server/city/streets/street-graph';
import { nearestStreet, routeAlongStreets } from '../../../mock-server/city/streets/street-route';
import { sampleRides } from '../../../mock-server/samples/sample-rides';
import { type Coordinates, distanceInMeters, parseCoordinates } from '../../../src/lib/coordinates';

/** The streets that have a bridge over the Fulda. */
const BRIDGES = ['A 49', 'A 7', 'Damaschkestraße', 'Fuldabrücke'];
/** Taxis end at the shore: the island has a footbridge. */
const ISLANDS = ['Insel Siebenbergen'];

const { nodes, edges } = streetGraph();
const bridges = edges
  .map(({ from, to, line }) => ({ from: nodes[from] as Coordinates, to: nodes[to] as Coordinates, name: line.name }))
  .filter(crossesWater);

/** The stretches of a path that are no part of a street with a bridge and enter the water. */
const wetStretches = (path: readonly Coordinates[]) =>
  path.slice(1).flatMap((to, index) => {
    const from = path[index] as Coordinates;
    const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
    const isOnBridge = bridges.some(
      ({ from: one, to: other }) =>
        distanceInMeters(one, middle) + distanceInMeters(middle, other) < distanceInMeters(one, other) + 0.5,
    );
    return crossesWater({ from, to }) && !isOnBridge ? [{ from, to }] : [];
  });

/** On the Fulda. */
const boat = { lat: 51.3095, lng: 9.5114 };
const koenigsplatz = { lat: 51.3154, lng: 9.4979 };
const sampleStops = sampleRides.flatMap(({ from, to }) => [from, ...(to ? [to] : [])]);
const sampleSpots = [...new Set(sampleStops.map(({ coordinates }) => coordinates))].map(
  (text) => parseCoordinates(text) as Coordinates,
);

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
    const minutes = (routeAlongStreets({ lat: 51.3183, lng: 9.4902 }, melsungen)?.durationSeconds ?? 0) / 60;
    expect(minutes).toBeGreaterThan(20);
    expect(minutes).toBeLessThan(40);
  });
});
