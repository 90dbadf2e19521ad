import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { type GazetteerPlace, places } from '../../data/places';
import { streetGraph } from '../../simulation/street-route';
import { searchPlaces } from './places-search';
import { streetAddress, streetAddressById } from './street-addresses';

/** A known house within this distance is what a spot is called after. */
const HOUSE_REACH_METERS = 150;
/** Farther from every street than this a spot has no address. */
const STREET_REACH_METERS = 2_500;

/** The place with an id, from the gazetteer or a guessed street address. */
export function placeById(id: string): GazetteerPlace | null {
  return places.find((place) => place.id === id) ?? streetAddressById(id);
}

/** The best match for an address on one line. */
export function placeByAddress(address: string): GazetteerPlace | null {
  return searchPlaces(address.replace(/,?\s*(Deutschland|Germany)$/i, ''), null)[0] ?? null;
}

/** What a spot is called: the nearest known house, else the street it lies at, else nothing. */
export function placeNear(spot: Coordinates): GazetteerPlace | null {
  const houses = places.filter(({ street, houseNumber }) => street !== null && houseNumber !== null);
  const nearest = houses.reduce((best, next) =>
    distanceInMeters(next, spot) < distanceInMeters(best, spot) ? next : best,
  );
  if (distanceInMeters(nearest, spot) <= HOUSE_REACH_METERS) return nearest;
  let best: { meters: number; place: () => GazetteerPlace } | null = null;
  for (const line of streetGraph().lines) {
    if (line.kind === 'motorway') continue;
    for (const [index, to] of line.path.entries()) {
      const from = line.path[index - 1] ?? to;
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const at = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
        const meters = distanceInMeters(at, spot);
        if (best === null || meters < best.meters)
          best = { meters, place: () => ({ ...streetAddress(line, null), ...at }) };
      }
    }
  }
  return best !== null && best.meters <= STREET_REACH_METERS ? best.place() : null;
}
