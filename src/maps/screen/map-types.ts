import type { ReactNode } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import type { Fleet } from '../fleet/free-taxis';
import type { MapCar } from '../motion/map-car';

/** Pickup or drop-off on the map, with the text of its info window. */
export interface MapEnd {
  readonly position: Coordinates;
  readonly label?: string | null;
  /** Called with the position at the end of a drag; without it the marker cannot be dragged. */
  readonly onMove?: (to: Coordinates) => void;
}

/** The props of the map; its size is that of its parent. */
export interface MapPanelProps {
  readonly pickup: MapEnd | null;
  readonly drop: MapEnd | null;
  readonly path: readonly Coordinates[];
  /** The followed taxi. */
  readonly car?: MapCar | null;
  /** Whether the customer is waiting for the taxi: its route to them is dashed, and the route of the trip is faded. */
  readonly isAwaited?: boolean;
  readonly fleet?: Fleet;
  /** The customer's position: marked, and brought into view once known. */
  readonly customer?: Coordinates | null;
  readonly className?: string;
  /** Cards that float over the map. */
  readonly children?: ReactNode;
}
