import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { measureLine, nearestOnLine } from '../geometry/polyline';
import type { GazetteerPlace } from '../places/gazetteer-place';
import { places } from '../places/places';
import { searchPlaces } from './places-search';
import { streetAddressAt, streetAddressById, streetsWithHouses } from './street-addresses';

/** A known house within this distance gives a position its name. */
const HOUSE_REACH_METERS = 150;
/** Farther from every street than this a spot has no address. */
const STREET_REACH_METERS = 2_500;

/** The place with an id, from the gazetteer or a guessed street address. */
export function placeById(id: string): GazetteerPlace | null {
  return places.find((place) => place.id === id) ?? streetAddressById(id);
}

/** The best match for an address on one line among the accepted places; null without a match. */
export function placeByAddress(
  address: string,
  accepts: (place: GazetteerPlace) => boolean = () => true,
): GazetteerPlace | null {
  return searchPlaces(address, { accepts })[0] ?? null;
}

function houseAt(spot: Coordinates): GazetteerPlace | null {
  const houses = places
    .filter(({ street, houseNumber }) => street !== null && houseNumber !== null)
    .map((house) => ({ house, meters: distanceInMeters(house, spot) }));
  const nearest = houses.reduce((best, next) => (next.meters < best.meters ? next : best));
  return nearest.meters <= HOUSE_REACH_METERS ? nearest.house : null;
}

function streetAt(spot: Coordinates): GazetteerPlace | null {
  const feet = streetsWithHouses().map((line) => ({ line, foot: nearestOnLine(measureLine(line.path), spot) }));
  const nearest = feet.reduce((best, next) => (next.foot.metersAway < best.foot.metersAway ? next : best));
  if (nearest.foot.metersAway > STREET_REACH_METERS) return null;
  return streetAddressAt(nearest.line, null, nearest.foot.position);
}

/**
 * The places at a position, most exact first as in Google's answer: the known house next to it, the nearest street, the
 * district, the town. Empty without a house or street nearby.
 * https://developers.google.com/maps/documentation/javascript/geocoding#ReverseGeocoding
 */
export function placesAt(spot: Coordinates): readonly GazetteerPlace[] {
  const [house, street] = [houseAt(spot), streetAt(spot)];
  const exact = house ?? street;
  if (exact === null) return [];
  const inTown = places.filter(({ city }) => city === exact.city);
  const district = inTown.find((place) => place.kind === 'sublocality' && place.district === exact.district);
  const town = inTown.find(({ kind }) => kind === 'locality');
  return [house, street, district, town].filter((place) => place !== null && place !== undefined);
}
