import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../../lib/coordinates';
import type { MapHandle, Marker } from '../port/map';

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

/** The distance between a position and the info window above its marker. */
const ABOVE_PX = 18;

interface MapInfoWindowProps {
  readonly map: MapHandle;
  readonly position: Coordinates;
  readonly children: ReactNode;
}

/** Shows React content in an info window above a marker. */
export function MapInfoWindow({ map, position, children }: MapInfoWindowProps) {
  const [content] = useState(() => document.createElement('div'));
  const { lat, lng } = position;
  useEffect(() => map.addInfoWindow({ lat, lng }, content, ABOVE_PX), [map, content, lat, lng]);
  return createPortal(<>{children}</>, content);
}
