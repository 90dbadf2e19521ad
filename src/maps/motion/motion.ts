import { bearingInDegrees, type Coordinates, distanceInMeters, RECEIVER_NOISE_M } from '../../lib/coordinates';

/** The taxi of a ride, from its last report. */
export interface MapCar {
  readonly id: string;
  /** The driver's id. Another driver means another car on another route. */
  readonly driver: string;
  readonly position: Coordinates;
  /** Degrees, 0 is north; null if unknown. */
  readonly heading: number | null;
  readonly seenAtMs: number;
  /** Milliseconds since the previous report; 0 for the first report. */
  readonly gapMs: number;
  /** Its destination; null if unknown. */
  readonly goal: Coordinates | null;
  /** The known route to the goal; empty if unknown. */
  readonly path: readonly Coordinates[];
}

/** The time in which a car moves from its drawn position to its reported one: one refresh interval (Spec §9). */
export const GLIDE_MS = 10_000;
/** A car reported farther away is drawn there at once. */
export const JUMP_M = 400;
/** After a gap of this length the route in between is unknown. */
export const JUMP_GAP_MS = 30_000;
/** A car farther from the route does not follow it. */
export const OFF_ROUTE_M = 100;
/** The heading follows the path this far behind and ahead of the car, so that it turns gradually. */
const LOOK_M = 6;

/** A drawn car; heading in degrees, 0 is north, null until it has moved. */
export interface CarPose {
  readonly position: Coordinates;
  readonly heading: number | null;
}

/** A movement from a car's drawn position to its last reported one. */
export interface Glide {
  readonly from: CarPose;
  readonly to: CarPose;
  readonly way: readonly Coordinates[];
  /** Metres from the start to each point of the path. */
  readonly meters: readonly number[];
  readonly startedMs: number;
}

/** Whether a car is drawn at its new position at once: more than 400 m away, or after a gap of 30 s. */
export const isJump = (from: Coordinates, to: Coordinates, gapMs: number) =>
  gapMs >= JUMP_GAP_MS || distanceInMeters(from, to) > JUMP_M;

/** Whether a car is more than 100 m off a route; true without a route. */
export const isOffRoute = (position: Coordinates, route: readonly Coordinates[]) =>
  nearestStretch(route, position).meters > OFF_ROUTE_M;

/** Starts a movement: along the route if both ends are on it, else straight. */
export function startGlide(from: CarPose, to: CarPose, route: readonly Coordinates[], startedMs: number): Glide {
  const way = wayAlong(route, from.position, to.position);
  return { from, to, way, meters: metersAlong(way), startedMs };
}

/** The path from a position to the goal: along the route if the position is on it, else straight. */
export function wayAhead(
  route: readonly Coordinates[],
  position: Coordinates,
  goal: Coordinates,
): readonly Coordinates[] {
  const { index, meters } = nearestStretch(route, position);
  return meters > OFF_ROUTE_M ? [position, goal] : [position, ...route.slice(index + 1)];
}

/** A car at rest in its reported position. */
export const standAt = (pose: CarPose): Glide => startGlide(pose, pose, [], 0);

export const hasArrived = ({ startedMs }: Glide, nowMs: number) => nowMs >= startedMs + GLIDE_MS;

/** A car's pose at a given time: never before its start, never beyond the last reported position. */
export function poseAt(glide: Glide, nowMs: number): CarPose {
  const { from, to, way, meters, startedMs } = glide;
  const length = meters.at(-1) ?? 0;
  const share = Math.max(0, Math.min(1, (nowMs - startedMs) / GLIDE_MS));
  const position = share === 1 ? to.position : pointAlong(way, meters, length * share);
  if (length < RECEIVER_NOISE_M) return { position, heading: to.heading ?? from.heading };
  const behind = pointAlong(way, meters, Math.max(0, length * share - LOOK_M));
  const ahead = pointAlong(way, meters, Math.min(length, length * share + LOOK_M));
  return { position, heading: bearingInDegrees(behind, ahead) };
}

function wayAlong(route: readonly Coordinates[], from: Coordinates, to: Coordinates): readonly Coordinates[] {
  const start = nearestStretch(route, from);
  // Searches forwards only: where a route crosses itself, the car does not jump back to an earlier part.
  const end = nearestStretch(route, to, start.index);
  if (start.meters > OFF_ROUTE_M || end.meters > OFF_ROUTE_M) return [from, to];
  const way = [from, ...route.slice(start.index + 1, end.index + 1), to];
  // No car drives that far between two reports: it took another route.
  return (metersAlong(way).at(-1) ?? 0) > JUMP_M ? [from, to] : way;
}

function metersAlong(way: readonly Coordinates[]): readonly number[] {
  let sum = 0;
  return way.map((point, index) => {
    sum += distanceInMeters(way[index - 1] ?? point, point);
    return sum;
  });
}

function pointAlong(way: readonly Coordinates[], meters: readonly number[], at: number): Coordinates {
  const next = meters.findIndex((sum) => sum >= at);
  const [start, end] = [way[next - 1], way[next]];
  const [before = 0, after = 0] = [meters[next - 1], meters[next]];
  if (!end) return way.at(-1) as Coordinates;
  if (!start || after === before) return end;
  return between(start, end, (at - before) / (after - before));
}

const between = (start: Coordinates, end: Coordinates, share: number): Coordinates => ({
  lat: start.lat + (end.lat - start.lat) * share,
  lng: start.lng + (end.lng - start.lng) * share,
});

/** The segment of a route nearest to a point: the index of its first point, and the distance in metres. */
function nearestStretch(route: readonly Coordinates[], point: Coordinates, fromIndex = 0) {
  let nearest = { index: fromIndex, meters: Number.POSITIVE_INFINITY };
  for (let index = fromIndex; index < route.length - 1; index += 1) {
    const [start, end] = [route[index] as Coordinates, route[index + 1] as Coordinates];
    const meters = distanceInMeters(point, between(start, end, shareBeside(start, end, point)));
    if (meters < nearest.meters) nearest = { index, meters };
  }
  return nearest;
}

/** The place on a segment nearest to a point, as a share of its length. Flat geometry is exact enough within a town. */
function shareBeside(start: Coordinates, end: Coordinates, point: Coordinates): number {
  const shrink = Math.cos((start.lat * Math.PI) / 180);
  const [x, y] = [(end.lng - start.lng) * shrink, end.lat - start.lat];
  const square = x * x + y * y;
  if (square === 0) return 0;
  const share = ((point.lng - start.lng) * shrink * x + (point.lat - start.lat) * y) / square;
  return Math.max(0, Math.min(1, share));
}
