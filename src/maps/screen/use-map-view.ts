import { useEffect } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import type { MapCar } from '../motion/map-car';
import type { MapHandle } from '../port/map';
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

const paddingOf = ({ element }: MapHandle) => Math.min(FIT_PADDING_PX, element.clientWidth * FIT_PADDING_SHARE);

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
    else map.fitBounds(boundsOf(points), paddingOf(map));
  }, [map, trip, hasCar]);

  useEffect(() => {
    if (!map || !car || !isFollowing) return;
    const wanted = boundsToFollow(car.position, car.goal);
    if (mustLookElsewhere(map.bounds(), wanted)) map.fitBounds(wanted, paddingOf(map));
  }, [map, car, isFollowing]);
}
