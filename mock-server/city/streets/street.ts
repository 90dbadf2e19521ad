import type { JunctionId } from './junctions';

/** The kind decides the drawn width of a street and the speed of a taxi on it. */
export type StreetKind = 'motorway' | 'main' | 'secondary' | 'residential';

/** A bend without a name, latitude first. */
export type Bend = readonly [lat: number, lng: number];

/** A whole street. Crossing streets are connected, except motorways. */
export interface Street {
  readonly name: string;
  readonly kind: StreetKind;
  readonly through: readonly (JunctionId | Bend)[];
}

/** Adds a street. The kind is the first argument, so that each kind has its own function. */
export const street = (kind: StreetKind) => (name: string, through: Street['through']) => ({ name, kind, through });
