import { useEffect, useState } from 'react';
import type { MapHandle, Marker } from '../port/map';

/** A marker on the map, and its content element. */
interface OwnMarker {
  /** Null until it is added to the map. */
  readonly marker: Marker | null;
  readonly content: HTMLElement;
}

/** Adds a marker with custom content to the map, and removes it on unmount. */
export function useMarker(map: MapHandle, title: string, zIndex: number): OwnMarker {
  const [content] = useState(() => document.createElement('div'));
  const [marker, setMarker] = useState<Marker | null>(null);

  useEffect(() => {
    const created = map.addMarker(content, { title, zIndex });
    setMarker(created);
    return () => created.remove();
  }, [map, content, title, zIndex]);

  return { marker, content };
}
