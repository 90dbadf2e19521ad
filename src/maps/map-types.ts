import type { ReactNode } from 'react';
import type { Coordinates } from '../lib/coordinates';

/** Pickup or drop on the map, with what its info window says. */
export interface MapEnd {
  readonly position: Coordinates;
  readonly label?: string | null;
  /** Called where it has been dragged to; without it nobody can drag it. */
  readonly onMove?: (to: Coordinates) => void;
}

/** The taxi of a ride, as it was last reported. */
export interface MapCar {
  readonly id: string;
  /** Another driver is another car, which comes another way. */
  readonly driver: string;
  readonly position: Coordinates;
  /** Degrees, 0 is north; null is not known. */
  readonly heading: number | null;
  readonly seenAtMs: number;
  /** How long nobody had seen it by then; 0 at the first sight. */
  readonly gapMs: number;
  /** Where it drives to; null is not known. */
  readonly goal: Coordinates | null;
  /** The way to there as far as it is known; else empty. */
  readonly path: readonly Coordinates[];
}

/** A free taxi. */
export interface FleetTaxi {
  readonly id: string;
  readonly position: Coordinates;
}

/** The free taxis, told outside React: thousands of them change at once. */
export interface Fleet {
  get(): readonly FleetTaxi[];
  /** Calls back whenever they have been looked for again; answers how to stop that. */
  subscribe(listener: () => void): () => void;
}

/** What the map shows. Its box is the parent's. */
export interface MapPanelProps {
  readonly pickup: MapEnd | null;
  readonly drop: MapEnd | null;
  readonly path: readonly Coordinates[];
  /** The taxi that is followed. */
  readonly car?: MapCar | null;
  readonly fleet?: Fleet;
  /** Where the customer is: marked, and brought into view when it becomes known. */
  readonly customer?: Coordinates | null;
  readonly className?: string;
  /** Cards floating over the map. */
  readonly children?: ReactNode;
}
