import { useEffect } from 'react';
import { palette } from '../../drawings/taxi-shapes';
import type { Coordinates } from '../../lib/coordinates';
import { site } from '../../site';
import type { MapHandle } from '../port/map';

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
