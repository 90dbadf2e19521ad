import type { Coordinates } from '../../../src/lib/coordinates';
import { driveAlongStreets, nearestStreet, type StreetDrive, type StreetEnd } from '../../city/streets/street-route';
import { readMatrix, readRoute } from './requests';
import { ValhallaFailure } from './valhalla-failure';

/** `loki.service_defaults.search_cutoff`: the maximum distance of a location from a street. */
const SEARCH_CUTOFF_METERS = 35_000;
const METERS_PER_KM = 1_000;

/** Six decimals of a degree, three of a number: as Valhalla writes them. */
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;
const fixed = (value: number) => Math.round(value * 1e3) / 1e3;
const lonLat = ({ lat, lng }: Coordinates) => [degrees(lng), degrees(lat)] as const;

/** Throws 171 for a location without a street. */
function streetNear(location: Coordinates): StreetEnd {
  const end = nearestStreet(location);
  if (end === null || end.meters > SEARCH_CUTOFF_METERS) throw new ValhallaFailure(171);
  return end;
}

function driveBetween(from: Coordinates, to: Coordinates): StreetDrive {
  const drive = driveAlongStreets(from, to);
  if (drive === null) throw new ValhallaFailure(442);
  return drive;
}

const summary = (distanceMeters: number, durationSeconds: number) => ({
  distance: fixed(distanceMeters),
  duration: fixed(durationSeconds),
  weight: fixed(durationSeconds),
});

/**
 * The answer of `/route` in the format "osrm" with the shape as GeoJSON; the legs have no steps. Throws {@link
 * ValhallaFailure}. https://github.com/valhalla/valhalla/blob/master/src/tyr/route_serializer_osrm.cc
 */
export function route(input: unknown) {
  const { locations } = readRoute(input);
  const ends = locations.map(streetNear);
  const drives = locations.slice(1).map((to, index) => driveBetween(locations[index] ?? to, to));
  const path = drives.flatMap((drive, index) => (index === 0 ? drive.path : drive.path.slice(1)));
  const sum = (part: (drive: StreetDrive) => number) => drives.reduce((whole, drive) => whole + part(drive), 0);
  return {
    code: 'Ok',
    waypoints: ends.map(({ point, meters, streetName }) => ({
      distance: fixed(meters),
      name: streetName,
      location: lonLat(point),
    })),
    routes: [
      {
        geometry: { type: 'LineString', coordinates: path.map(lonLat) },
        ...summary(
          sum(({ distanceMeters }) => distanceMeters),
          sum(({ durationSeconds }) => durationSeconds),
        ),
        weight_name: 'auto',
        legs: drives.map(({ distanceMeters, durationSeconds }) => ({
          ...summary(distanceMeters, durationSeconds),
          via_waypoints: [],
          summary: '',
          steps: [],
        })),
      },
    ],
  };
}

/** A drive in kilometres and seconds; null without a route. */
function measure(from: Coordinates, to: Coordinates) {
  const drive = driveAlongStreets(from, to);
  if (drive === null) return { distance: null, time: null };
  return { distance: fixed(drive.distanceMeters / METERS_PER_KM), time: Math.floor(drive.durationSeconds) };
}

/**
 * The answer of `/sources_to_targets`: a row for each source with an entry for each target. Throws {@link
 * ValhallaFailure}. https://github.com/valhalla/valhalla/blob/master/src/tyr/matrix_serializer.cc
 */
export function matrix(input: unknown) {
  const { sources, targets } = readMatrix(input);
  const [from, to] = [sources.map(streetNear), targets.map(streetNear)];
  const onStreet = ({ point }: StreetEnd) => ({ lat: degrees(point.lat), lon: degrees(point.lng) });
  return {
    sources_to_targets: sources.map((source, from_index) =>
      targets.map((target, to_index) => {
        const { distance, time } = measure(source, target);
        return { from_index, to_index, time, distance, cost: time };
      }),
    ),
    sources: from.map(onStreet),
    targets: to.map(onStreet),
    units: 'kilometers',
    algorithm: 'costmatrix',
  };
}
