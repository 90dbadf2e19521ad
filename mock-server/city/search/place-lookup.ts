import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { measureLine, nearestOnLine } from '../geometry/lines';
import { landNames } from '../land';
import { type GazetteerPlace, places } from '../places/gazetteer';
import { streetAddressAt, streetAddressById, streetsWithHouses } from './street-addresses';

/** A known house within this distance gives a position its name. */
const HOUSE_REACH_METERS = 150;
/** Farther from every street than this a spot has no address. */
const STREET_REACH_METERS = 2_500;

/** The place with an id, from the gazetteer or a guessed street address. */
export function placeById(id: string): GazetteerPlace | null {
  return places.find((place) => place.id === id) ?? streetAddressById(id);
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

/** The greatest distance from the middle of a district, and of a town, at which a spot counts as part of it. */
const DISTRICT_REACH_M = 3_000;
const TOWN_REACH_M = 30_000;

interface NamedSpot extends Coordinates {
  readonly name: string;
}

const districts: readonly NamedSpot[] = places.flatMap(({ kind, district, lat, lng }) =>
  kind === 'sublocality' && district !== null ? [{ name: district, lat, lng }] : [],
);
const towns: readonly NamedSpot[] = [
  ...landNames.filter(({ kind }) => kind === 'town'),
  ...places
    .filter(({ kind, country }) => kind === 'locality' && country === 'DE')
    .map(({ city, lat, lng }) => ({ name: city, lat, lng })),
];

/** The name of the nearest spot within reach; null without one. */
function nearestName(spots: readonly NamedSpot[], spot: Coordinates, reachMeters: number): string | null {
  const measured = spots.map((one) => ({ name: one.name, meters: distanceInMeters(one, spot) }));
  const nearest = measured.reduce((best, next) => (next.meters < best.meters ? next : best));
  return nearest.meters <= reachMeters ? nearest.name : null;
}

/** The district of a position, or its town; empty far from all of them. It never contains more: no street, no house. */
export const districtAt = (spot: Coordinates): string =>
  nearestName(districts, spot, DISTRICT_REACH_M) ?? nearestName(towns, spot, TOWN_REACH_M) ?? '';
