import type { Coordinates } from '../../lib/coordinates';

/** A free taxi. */
export interface FleetTaxi {
  readonly id: string;
  readonly position: Coordinates;
}

/** The free taxis, kept outside React: thousands of them change at once. */
export interface Fleet {
  get(): readonly FleetTaxi[];
  /** Calls back after each search for them; returns a function that stops that. */
  subscribe(listener: () => void): () => void;
}
