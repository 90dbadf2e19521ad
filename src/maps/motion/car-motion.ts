import { now } from '../../device/clock';
import type { Coordinates } from '../../lib/coordinates';
import { createCarRoute } from './car-route';
import {
  type CarPose,
  type Glide,
  hasArrived,
  isJump,
  type MapCar,
  poseAt,
  standAt,
  startGlide,
  wayAhead,
} from './motion';

/** The motion of a car on the map between its reports. */
export interface CarMotion {
  /** Moves the car to a report; repeating a report has no effect. */
  report(car: MapCar): void;
  stop(): void;
}

/**
 * Draws a car frame by frame, outside React: calls `show` with its pose, and with each report `onWay` with the path
 * from there to its goal (only that position without a goal). With reduced motion the car jumps to each report. Nothing
 * is drawn while the page is hidden, and no frame is requested while the car does not move.
 */
export function createCarMotion(
  show: (pose: CarPose) => void,
  onWay: (way: readonly Coordinates[]) => void = () => {},
): CarMotion {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let reported: MapCar | null = null;
  let glide: Glide | null = null;
  let route: readonly Coordinates[] = [];
  const routeOf = createCarRoute((found) => {
    route = found;
    reportWay();
  });
  const reportWay = () => {
    if (!glide || !reported) return;
    const { position } = glide.from;
    onWay(reported.goal ? wayAhead(route, position, reported.goal) : [position]);
  };
  let frame = 0;

  const draw = () => {
    cancelAnimationFrame(frame);
    if (!glide || document.hidden) return;
    const nowMs = now();
    show(poseAt(glide, nowMs));
    if (!hasArrived(glide, nowMs)) frame = requestAnimationFrame(draw);
  };

  const move = (car: MapCar): Glide => {
    const { position, heading, seenAtMs, gapMs } = car;
    // A hidden page needs no route, so none is requested.
    route = document.hidden ? [] : routeOf(car);
    const drawn = glide && poseAt(glide, seenAtMs);
    const pose = { position, heading: heading ?? drawn?.heading ?? null };
    if (!drawn || reported?.driver !== car.driver || lessMotion.matches) return standAt(pose);
    if (isJump(drawn.position, position, gapMs)) return standAt(pose);
    return startGlide(drawn, pose, route, seenAtMs);
  };

  document.addEventListener('visibilitychange', draw);
  return {
    report: (car) => {
      glide = move(car);
      reported = car;
      reportWay();
      draw();
    },
    stop: () => {
      // A route that is still on its way belongs to no car.
      glide = null;
      document.removeEventListener('visibilitychange', draw);
      cancelAnimationFrame(frame);
    },
  };
}
