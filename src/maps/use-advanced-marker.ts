import { useGoogleMap } from '@react-google-maps/api';
import { useEffect, useState } from 'react';

/** A marker of Google's, and the element that it shows. */
interface OwnMarker {
  /** Null until the map is there. */
  readonly marker: google.maps.marker.AdvancedMarkerElement | null;
  readonly content: HTMLElement;
}

/** Puts a marker with content of our own on the map, and takes it off again: the library has no advanced marker (D26). */
export function useAdvancedMarker(title: string, zIndex: number): OwnMarker {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement('div'));
  const [marker, setMarker] = useState<google.maps.marker.AdvancedMarkerElement | null>(null);

  useEffect(() => {
    if (!map) return;
    const created = new google.maps.marker.AdvancedMarkerElement({ map, content });
    setMarker(created);
    return () => {
      created.map = null;
    };
  }, [map, content]);

  useEffect(() => {
    if (!marker) return;
    marker.title = title;
    marker.zIndex = zIndex;
  }, [marker, title, zIndex]);

  return { marker, content };
}
