import { useEffect, useState } from 'react';
import type { MapHandle, Marker } from '../port/map';

/** A marker on the map, and the element that it shows. */
interface OwnMarker {
  /** Null until it is on the map. */
  readonly marker: Marker | null;
  readonly content: HTMLElement;
}

/** Puts a marker with content of our own on the map, and takes it off again. */
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
