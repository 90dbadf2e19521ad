import { useEffect, useRef } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import type { MapCar } from '../motion/map-car';
import { isJump } from '../motion/motion';
import type { MapBounds, MapHandle } from '../port/map';
import { boundsOf, boundsToFollow, mustLookElsewhere } from './follow';

/** Room around the ride for markers and their info windows; on a narrow map a fifth of its width at most. */
const FIT_PADDING_PX = 88;
const FIT_PADDING_SHARE = 0.2;
const CLOSE_ZOOM = 15;

/** What the map looks at. */
interface MapView {
  readonly pickup: Coordinates | undefined;
  readonly drop: Coordinates | undefined;
  readonly route: readonly Coordinates[];
  readonly car: MapCar | null;
  readonly isFollowing: boolean;
}

/** Shows all of the bounds, clear of the cards at the lower edge: `--covered` in the styles of the map's place. */
function showWhole(map: MapHandle, bounds: MapBounds) {
  const { clientWidth, clientHeight } = map.element;
  const covered = Number.parseFloat(getComputedStyle(map.element).getPropertyValue('--covered')) || 0;
  const padding = Math.min(FIT_PADDING_PX, clientWidth * FIT_PADDING_SHARE);
  // The cards leave less of a low map: there is less room above, too.
  const side = covered ? Math.min(padding, clientHeight * FIT_PADDING_SHARE) : padding;
  map.fitBounds(bounds, side, Math.max(side, covered));
}

/**
 * Sets the map's view: while it follows a car, to the car and its goal; without a car, to the whole trip when the trip
 * changes. A map that the customer has moved away from a car keeps its view.
 */
export function useMapView(map: MapHandle | null, { pickup, drop, route, car, isFollowing }: MapView) {
  const trip = JSON.stringify([pickup, drop, route.length]);
  const hasCar = car !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: trip stands for the points
  useEffect(() => {
    if (!map || hasCar) return;
    const points = [pickup, drop, ...route].filter((point) => point !== undefined);
    const [first] = points;
    if (!first) return;
    if (points.length === 1) map.setView(first, CLOSE_ZOOM);
    else showWhole(map, boundsOf(points));
  }, [map, trip, hasCar]);

  // Until the next report the car is drawn between the two last ones, unless it is drawn at the new place at once.
  const before = useRef<MapCar | null>(null);
  const wanted = useRef<MapBounds | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = car;
    const drawn = car && last && !isJump(last.position, car.position, car.gapMs) ? last.position : null;
    wanted.current = car && isFollowing ? boundsToFollow(car.position, car.goal, drawn) : null;
    if (!map || !wanted.current) return;
    if (mustLookElsewhere(map.bounds(), wanted.current)) showWhole(map, wanted.current);
  }, [map, car, isFollowing]);

  // A turned phone, or another size of the window.
  useEffect(() => {
    if (!map) return;
    const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth} ${clientHeight}`;
    let size = sizeOf(map.element);
    const observer = new ResizeObserver(() => {
      const isSame = size === sizeOf(map.element);
      size = sizeOf(map.element);
      if (!isSame && wanted.current) showWhole(map, wanted.current);
    });
    observer.observe(map.element);
    return () => observer.disconnect();
  }, [map]);
}
