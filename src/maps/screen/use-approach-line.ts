import { useCallback, useEffect, useRef } from 'react';
import { palette } from '../../drawings/taxi-shapes';
import type { Coordinates } from '../../lib/coordinates';
import type { MapHandle } from '../port/map';

/** Ink dashes on a light base, visible on both light and dark maps. */
const ground = { color: palette.ground, widthPx: 9, zIndex: 3, opacity: 0.85 };
const dashes = { color: palette.ink, widthPx: 5, zIndex: 4, dash: { linePx: 9, gapPx: 7 } };

/**
 * Draws the dashed route of a taxi to the waiting customer. Returns a stable function that sets a new path, so that a
 * report changes the line without a render.
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
