import type { ReactNode } from 'react';
import type { Coordinates } from '../lib/coordinates';

/** Pickup or drop on the map, with what its info window says. */
export interface MapEnd {
  readonly position: Coordinates;
  readonly label?: string | null;
  /** Called where it has been dragged to; without it nobody can drag it. */
  readonly onMove?: (to: Coordinates) => void;
}

/** A taxi on the map; heading in degrees, 0 is north. */
export interface MapVehicle {
  readonly id: string;
  readonly position: Coordinates;
  readonly heading?: number;
}

/** What the map shows. Its box is the parent's. */
export interface MapPanelProps {
  readonly pickup: MapEnd | null;
  readonly drop: MapEnd | null;
  readonly path: readonly Coordinates[];
  readonly vehicles: readonly MapVehicle[];
  /** Where the customer is: marked, and brought into view when it becomes known. */
  readonly customer?: Coordinates | null;
  readonly className?: string;
  /** Cards floating over the map. */
  readonly children?: ReactNode;
}
