import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../../lib/coordinates';
import type { MapHandle } from '../port/map';

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
