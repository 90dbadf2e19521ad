import type { Coordinates } from '../../../src/lib/coordinates';
import { driveAlongStreets, nearestStreet, type StreetDrive, type StreetEnd } from '../../city/streets/street-route';
import { type MatrixRequest, readMatrix, readRoute } from './requests';
import { ValhallaFailure } from './valhalla-failure';

/** `loki.service_defaults.search_cutoff`: the maximum distance of a location from a street. */
const SEARCH_CUTOFF_METERS = 35_000;
const METERS = { kilometers: 1_000, miles: 1_609.344 } as const;

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

/** A drive in the matrix's units; null without a route. */
function measure(from: Coordinates, to: Coordinates, units: MatrixRequest['units']) {
  const drive = driveAlongStreets(from, to);
  if (drive === null) return { distance: null, time: null };
  return { distance: fixed(drive.distanceMeters / METERS[units]), time: Math.floor(drive.durationSeconds) };
}

/**
 * The answer of `/sources_to_targets`: a row for each source with an entry for each target. Throws {@link
 * ValhallaFailure}. https://github.com/valhalla/valhalla/blob/master/src/tyr/matrix_serializer.cc
 */
export function matrix(input: unknown) {
  const { sources, targets, units, isVerbose, id } = readMatrix(input);
  const [from, to] = [sources.map(streetNear), targets.map(streetNear)];
  const rows = sources.map((source) => targets.map((target) => measure(source, target, units)));
  const rest = { units, algorithm: 'costmatrix', ...(id === null ? {} : { id }) };
  if (!isVerbose) {
    return {
      sources_to_targets: {
        durations: rows.map((row) => row.map(({ time }) => time)),
        distances: rows.map((row) => row.map(({ distance }) => distance)),
      },
      ...rest,
    };
  }
  const onStreet = ({ point }: StreetEnd) => ({ lat: degrees(point.lat), lon: degrees(point.lng) });
  return {
    sources_to_targets: rows.map((row, from_index) =>
      row.map(({ distance, time }, to_index) => ({ from_index, to_index, time, distance, cost: time })),
    ),
    sources: from.map(onStreet),
    targets: to.map(onStreet),
    ...rest,
  };
}
