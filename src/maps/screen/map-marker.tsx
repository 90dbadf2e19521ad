import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../../lib/coordinates';
import type { MapHandle } from '../port/map';
import { useMarker } from './use-marker';

interface MapMarkerProps {
  readonly map: MapHandle;
  readonly position: Coordinates;
  readonly title: string;
  readonly zIndex: number;
  /** Called with the position at the end of a drag; without it the marker cannot be dragged. */
  readonly onMove?: ((to: Coordinates) => void) | undefined;
  readonly children: ReactNode;
}

/** Renders React content at a position on the map. */
export function MapMarker({ map, position, title, zIndex, onMove, children }: MapMarkerProps) {
  const { marker, content } = useMarker(map, title, zIndex);

  // Compares numbers, because a new object may have the same values.
  const { lat, lng } = position;
  useEffect(() => marker?.moveTo({ lat, lng }), [marker, lat, lng]);

  useEffect(() => (onMove ? marker?.makeDraggable(onMove) : undefined), [marker, onMove]);

  return createPortal(<>{children}</>, content);
}
