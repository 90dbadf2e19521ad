import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../lib/coordinates';
import { useAdvancedMarker } from './use-advanced-marker';

interface AdvancedMarkerProps {
  readonly position: Coordinates;
  readonly title: string;
  readonly zIndex: number;
  readonly children: ReactNode;
}

/** Draws React content at a place on the map. */
export function AdvancedMarker({ position, title, zIndex, children }: AdvancedMarkerProps) {
  const { marker, content } = useAdvancedMarker(title, zIndex);

  // Numbers, because a new object for the same place is no news.
  const { lat, lng } = position;
  useEffect(() => {
    if (marker) marker.position = { lat, lng };
  }, [marker, lat, lng]);

  return createPortal(children, content);
}
