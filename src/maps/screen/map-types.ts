import type { ReactNode } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import type { Fleet } from '../fleet/free-taxis';
import type { MapCar } from '../motion/map-car';

/** Pickup or drop on the map, with the text of its info window. */
export interface MapEnd {
  readonly position: Coordinates;
  readonly label?: string | null;
  /** Called with the end of a drag; without it the marker cannot be dragged. */
  readonly onMove?: (to: Coordinates) => void;
}

/** The content of the map. Its box is the parent's. */
export interface MapPanelProps {
  readonly pickup: MapEnd | null;
  readonly drop: MapEnd | null;
  readonly path: readonly Coordinates[];
  /** The taxi that is followed. */
  readonly car?: MapCar | null;
  /** True while the customer waits for the taxi: its way to them is dashed, and the route of the trip is faded. */
  readonly isAwaited?: boolean;
  readonly fleet?: Fleet;
  /** Where the customer is: marked, and brought into view when it becomes known. */
  readonly customer?: Coordinates | null;
  readonly className?: string;
  /** Cards floating over the map. */
  readonly children?: ReactNode;
}
