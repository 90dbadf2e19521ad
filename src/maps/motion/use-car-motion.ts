import { type RefObject, useEffect, useRef } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import type { Marker } from '../port/map';
import { type CarMotion, createCarMotion } from './car-motion';
import type { MapCar } from './motion';

/**
 * Moves a marker with its car. Each frame writes directly to the marker and to the figure's `--heading`: React renders
 * only for a report. With each report `onWay`, whose identity must not change, receives the path ahead of the car.
 */
export function useCarMotion(
  car: MapCar,
  marker: Marker | null,
  figure: RefObject<HTMLElement>,
  onWay?: (way: readonly Coordinates[]) => void,
) {
  const motion = useRef<CarMotion | null>(null);

  useEffect(() => {
    if (!marker) return;
    const created = createCarMotion(({ position, heading }) => {
      marker.moveTo(position);
      if (heading !== null) figure.current?.style.setProperty('--heading', `${heading.toFixed(1)}deg`);
    }, onWay);
    motion.current = created;
    return () => created.stop();
  }, [marker, figure, onWay]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a marker that has just come hears the report too
  useEffect(() => motion.current?.report(car), [car, marker]);
}
