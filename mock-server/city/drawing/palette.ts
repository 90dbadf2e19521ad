import type { StreetKind } from '../streets/street-graph';

/** The colours of the drawn map. Every name has a contrast of at least 4.5 to 1 with its background. */
export interface Palette {
  readonly land: string;
  readonly built: string;
  readonly wood: string;
  readonly park: string;
  readonly water: string;
  readonly railway: string;
  readonly casing: Record<StreetKind, string>;
  readonly street: Record<StreetKind, string>;
  readonly halo: string;
  readonly shield: string;
  readonly onShield: string;
  readonly names: Record<NameStyle, string>;
}

/** The kind of thing that a name on the map belongs to. */
export type NameStyle = 'town' | 'district' | 'street' | 'park' | 'water' | 'sight';

const light: Palette = {
  land: '#ebe9d7',
  built: '#efe7d8',
  wood: '#d3dfc3',
  park: '#dfe8d2',
  water: '#bcd7e2',
  railway: '#cfc4b0',
  casing: { motorway: '#fffaf0', main: '#ffffff', secondary: '#e5dac6', residential: '#e9dfcd' },
  street: { motorway: '#f2c866', main: '#f8dd98', secondary: '#ffffff', residential: '#ffffff' },
  halo: '#f6f0e4',
  shield: '#2b5c8f',
  onShield: '#ffffff',
  names: {
    town: '#3a3327',
    district: '#6d6048',
    street: '#5c5241',
    park: '#44602f',
    water: '#2b5868',
    sight: '#6b4e16',
  },
};

const dark: Palette = {
  land: '#171811',
  built: '#1e1b15',
  wood: '#1a2318',
  park: '#202a1c',
  water: '#1c3440',
  railway: '#45402f',
  casing: { motorway: '#14120e', main: '#14120e', secondary: '#14120e', residential: '#17150f' },
  street: { motorway: '#7a6127', main: '#5f4f28', secondary: '#565041', residential: '#4a4437' },
  halo: '#16140f',
  shield: '#3a6ea5',
  onShield: '#ffffff',
  names: {
    town: '#f2e9d8',
    district: '#b8ab93',
    street: '#cfc4af',
    park: '#a3c088',
    water: '#9cc7d8',
    sight: '#e5c27a',
  },
};

/** The palette for a light or a dark map. */
export const paletteFor = (isDark: boolean): Palette => (isDark ? dark : light);

/** The type of a name. */
interface Font {
  readonly size: number;
  readonly weight: number;
  readonly isItalic?: boolean;
}

/** The types of the names and of the number of a motorway. */
export const fonts: Record<NameStyle | 'shield', Font> = {
  town: { size: 15, weight: 700 },
  district: { size: 13, weight: 600 },
  street: { size: 12, weight: 600 },
  park: { size: 12, weight: 600 },
  water: { size: 12, weight: 600, isItalic: true },
  sight: { size: 12, weight: 600 },
  shield: { size: 11, weight: 700 },
};

/** Families within an attribute of SVG. */
export const fontFamily = "Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif";

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
