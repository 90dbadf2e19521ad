import { useGoogleMap } from '@react-google-maps/api';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../lib/coordinates';

interface AdvancedMarkerProps {
  readonly position: Coordinates;
  readonly title: string;
  readonly zIndex: number;
  /** Called where it has been dragged to; without it nobody can drag it. */
  readonly onMove?: ((to: Coordinates) => void) | undefined;
  readonly children: ReactNode;
}

/** Draws React content at a place on the map: the library has no advanced marker of its own (D26). */
export function AdvancedMarker({ position, title, zIndex, onMove, children }: AdvancedMarkerProps) {
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

  useEffect(() => {
    if (!marker || !onMove) return;
    marker.gmpDraggable = true;
    const listener = marker.addListener('dragend', () => {
      // What was set as numbers is read as numbers.
      const { lat, lng } = marker.position as google.maps.LatLngLiteral;
      onMove({ lat, lng });
    });
    return () => {
      marker.gmpDraggable = false;
      listener.remove();
    };
  }, [marker, onMove]);

  return createPortal(children, content);
}
