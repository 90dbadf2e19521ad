import { useEffect, useRef } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import type { MapHandle } from '../port/map';
import { boundsOf } from './follow';
import { showWhole, watchSize } from './show-whole';

const CLOSE_ZOOM = 15;

/** The trip that the map shows while there is no car. */
interface Trip {
  readonly pickup: Coordinates | undefined;
  readonly drop: Coordinates | undefined;
  readonly route: readonly Coordinates[];
}

/**
 * Shows the whole trip when it or the map's size changes, unless the customer has moved the map; null leaves
 * the view unchanged.
 */
export function useMapView(map: MapHandle | null, trip: Trip | null, isFollowing: boolean) {
  const key = trip && JSON.stringify([trip.pickup, trip.drop, trip.route.length]);
  const latest = useRef(isFollowing);
  useEffect(() => {
    latest.current = isFollowing;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the points
  useEffect(() => {
    if (!map || !trip) return;
    const points = [trip.pickup, trip.drop, ...trip.route].filter((point) => point !== undefined);
    const [first] = points;
    if (!first) return;
    if (points.length === 1) return map.setView(first, CLOSE_ZOOM);
    const show = () => showWhole(map, boundsOf(points));
    show();
    return watchSize(map, () => latest.current && show());
  }, [map, key]);
}
