import type { JunctionId } from './junctions';

/** How wide a street is drawn and how fast a taxi drives on it. */
export type StreetKind = 'motorway' | 'main' | 'secondary' | 'residential';

/** A bend without a name, latitude first. */
export type Bend = readonly [lat: number, lng: number];

/** A street from end to end. Where two streets cross between their points they are joined, motorways excepted. */
export interface Street {
  readonly name: string;
  readonly kind: StreetKind;
  readonly through: readonly (JunctionId | Bend)[];
}

/** Enters a street: its kind first, so that each kind has a word of its own. */
export const street = (kind: StreetKind) => (name: string, through: Street['through']) => ({ name, kind, through });
