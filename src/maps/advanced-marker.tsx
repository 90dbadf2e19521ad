import { useGoogleMap } from '@react-google-maps/api';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../lib/coordinates';

interface AdvancedMarkerProps {
  readonly position: Coordinates;
  readonly title: string;
  readonly zIndex: number;
  readonly children: ReactNode;
}

/** Draws React content at a place on the map: the library has no advanced marker of its own (D26). */
export function AdvancedMarker({ position, title, zIndex, children }: AdvancedMarkerProps) {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement('div'));
  const [marker, setMarker] = useState<google.maps.marker.AdvancedMarkerElement | null>(null);

  // Creates the marker on its map and takes it off again.
  useEffect(() => {
    if (!map) return;
    const created = new google.maps.marker.AdvancedMarkerElement({ map, content });
    setMarker(created);
    return () => {
      created.map = null;
    };
  }, [map, content]);

  // Moves it; numbers, because a new object for the same place is no news.
  const { lat, lng } = position;
  useEffect(() => {
    if (!marker) return;
    marker.position = { lat, lng };
    marker.title = title;
    marker.zIndex = zIndex;
  }, [marker, lat, lng, title, zIndex]);

  return createPortal(children, content);
}
