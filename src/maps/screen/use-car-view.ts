import { useCallback, useEffect, useRef } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { useStable } from '../../ui/effects';
import type { MapCar } from '../motion/motion';
import type { MapHandle } from '../port/map';
import { boundsToFollow, mustLookElsewhere } from './follow';
import { showWhole, watchSize } from './show-whole';

/**
 * Keeps a car, its goal and the path between them in view while the map follows it. Returns a stable function that
 * takes the path of each report, so that the view changes without a render.
 */
export function useCarView(map: MapHandle, car: MapCar, isFollowing: boolean): (way: readonly Coordinates[]) => void {
  const way = useRef<readonly Coordinates[]>([]);

  const look = useStable((isResized: boolean) => {
    // There is no path before the first report.
    if (!isFollowing || way.current.length === 0) return;
    const wanted = boundsToFollow(car.position, car.goal, way.current);
    const isCarOnTop = car.goal !== null && car.goal.lat < (wanted.south + wanted.north) / 2;
    if (isResized || mustLookElsewhere(map.bounds(), wanted)) showWhole(map, wanted, isCarOnTop);
  });

  useEffect(() => {
    if (isFollowing) look(false);
  }, [isFollowing, look]);

  useEffect(() => watchSize(map, () => look(true)), [map, look]);

  return useCallback(
    (ahead) => {
      way.current = ahead;
      look(false);
    },
    [look],
  );
}
