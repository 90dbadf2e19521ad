import type { Coordinates } from '../../lib/coordinates';

/** A free taxi. */
export interface FleetTaxi {
  readonly id: string;
  readonly position: Coordinates;
}

/** The free taxis, stored outside React, because thousands of them change at once. */
export interface Fleet {
  get(): readonly FleetTaxi[];
  /** Calls the listener after each poll; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
