import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../lib/coordinates';
import { useAdvancedMarker } from './use-advanced-marker';

interface AdvancedMarkerProps {
  readonly position: Coordinates;
  readonly title: string;
  readonly zIndex: number;
  /** Called where it has been dragged to; without it nobody can drag it. */
  readonly onMove?: ((to: Coordinates) => void) | undefined;
  readonly children: ReactNode;
}

/** Draws React content at a place on the map. */
export function AdvancedMarker({ position, title, zIndex, onMove, children }: AdvancedMarkerProps) {
  const { marker, content } = useAdvancedMarker(title, zIndex);

  // Numbers, because a new object for the same place is no news.
  const { lat, lng } = position;
  useEffect(() => {
    if (marker) marker.position = { lat, lng };
  }, [marker, lat, lng]);

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
