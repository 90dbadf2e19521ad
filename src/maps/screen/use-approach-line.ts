import { useCallback, useEffect, useRef } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import type { MapHandle } from '../port/map';

/** Ink dashes on a light ground, so that they stand out from a light and from a dark map. */
const ground = { color: '#fffdf8', widthPx: 9, zIndex: 3, opacity: 0.85 };
const dashes = { color: '#17140f', widthPx: 5, zIndex: 4, dash: { linePx: 9, gapPx: 7 } };

/**
 * Draws the way of a taxi to the waiting customer, dashed. Returns the function, always the same, that takes a new way:
 * a report changes the line without a render.
 */
export function useApproachLine(map: MapHandle, isAwaited: boolean): (way: readonly Coordinates[]) => void {
  const latest = useRef<readonly Coordinates[]>([]);
  const redraw = useRef(() => {});

  useEffect(() => {
    let drawn: readonly (() => void)[] = [];
    const erase = () => {
      for (const remove of drawn) remove();
    };
    redraw.current = () => {
      erase();
      const way = latest.current;
      drawn = isAwaited && way.length > 1 ? [ground, dashes].map((options) => map.addLine(way, options)) : [];
    };
    redraw.current();
    return () => {
      erase();
      redraw.current = () => {};
    };
  }, [map, isAwaited]);

  return useCallback((way) => {
    latest.current = way;
    redraw.current();
  }, []);
}
