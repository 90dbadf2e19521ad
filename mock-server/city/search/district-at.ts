import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { districtNames } from '../land/district-names';
import { germanCities } from '../places/german-cities';
import { kasselDistricts } from '../places/kassel-districts';

/** The greatest distance from the middle of a district, and of a town, at which a spot counts as part of it. */
const DISTRICT_REACH_M = 3_000;
const TOWN_REACH_M = 30_000;

interface NamedSpot extends Coordinates {
  readonly name: string;
}

const districts: readonly NamedSpot[] = kasselDistricts.map(({ district, lat, lng }) => ({
  name: district ?? '',
  lat,
  lng,
}));
const towns: readonly NamedSpot[] = [
  ...districtNames.filter(({ kind }) => kind === 'town'),
  ...germanCities.map(({ city, lat, lng }) => ({ name: city, lat, lng })),
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
