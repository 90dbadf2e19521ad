import type { StreetKind } from '../streets/street';

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
  halo: 'rgb(246 240 228 / 88%)',
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
  halo: 'rgb(22 20 15 / 88%)',
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
