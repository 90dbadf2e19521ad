import { useCallback, useEffect, useRef } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { site } from '../../site';
import { palette } from '../../ui/drawings/taxi-shapes';
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

/** The route in ink with signal yellow on top. */
const casing = { color: palette.ink, widthPx: 10, zIndex: 1 };
const core = { color: site.colors.signal, widthPx: 5, zIndex: 2 };

/** The opacity of a trip that has not begun. */
const FADED_OPACITY = 0.35;

/** Draws the route on the map, faded before the trip. */
export function useRouteLine(map: MapHandle | null, path: readonly Coordinates[], isFaded: boolean) {
  useEffect(() => {
    if (!map || path.length < 2) return;
    const opacity = isFaded ? FADED_OPACITY : 1;
    const remove = [casing, core].map((options) => map.addLine(path, { ...options, opacity }));
    return () => {
      for (const each of remove) each();
    };
  }, [map, path, isFaded]);
}
