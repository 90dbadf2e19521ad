import { useEffect } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { site } from '../../site';
import type { MapHandle } from '../port/map';

/** The route in ink with signal yellow on top, as in the drawn direction. */
const casing = { color: '#17140f', widthPx: 10, zIndex: 1 };
const core = { color: site.colors.signal, widthPx: 5, zIndex: 2 };

/** Draws the route on the map. */
export function useRouteLine(map: MapHandle | null, path: readonly Coordinates[]) {
  useEffect(() => {
    if (!map || path.length < 2) return;
    const remove = [casing, core].map((options) => map.addLine(path, options));
    return () => {
      for (const each of remove) each();
    };
  }, [map, path]);
}
