import type { StreetKind } from '../streets/street';

/** The kinds of streets in drawing order, lowest first. */
export const kindsFromBelow: readonly StreetKind[] = ['residential', 'secondary', 'main', 'motorway'];

/** Widths in pixels at zoom 14, and the first zoom at which a street is drawn. */
const widths: Record<StreetKind, { width: number; casing: number; from: number }> = {
  motorway: { width: 7, casing: 1.6, from: 7 },
  main: { width: 6.5, casing: 1.8, from: 9 },
  secondary: { width: 4.6, casing: 0.8, from: 11 },
  residential: { width: 3.2, casing: 0.6, from: 12.5 },
};
const GROWTH_PER_ZOOM = 1.42;

/** Whether a street is drawn at a zoom. */
export const isStreetShown = (kind: StreetKind, zoom: number): boolean => zoom >= widths[kind].from;

/** The width of a street at a zoom, in pixels. */
export const streetWidth = (kind: StreetKind, zoom: number): number =>
  Math.max(1, widths[kind].width * GROWTH_PER_ZOOM ** (zoom - 14));

/** How wide its lighter edge is at both sides, in pixels. */
export const casingWidth = (kind: StreetKind, zoom: number): number =>
  Math.min(2.4, Math.max(0.5, widths[kind].casing * Math.sqrt(GROWTH_PER_ZOOM ** (zoom - 14))));
