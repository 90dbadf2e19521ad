/** A rectangle with rounded corners; `edge` is the colour of its border. */
export interface RoundedRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly fill: string;
  readonly opacity?: number;
  readonly edge?: string;
  readonly edgeWidth?: number;
}

/** The view box of `taxiFromAbove`: left, top, width and height. */
export const TAXI_BOX = { x: -18, y: -31, width: 38, height: 64 } as const;

/** Colours of drawings, the same in both schemes. */
export const palette = {
  ink: '#17140f',
  window: '#2b3136',
  /** Below a line on a map, so that it stands out from streets. */
  ground: '#fffdf8',
} as const;

/** The operator's colour as a CSS variable. */
export const SIGNAL = 'var(--signal)';

/**
 * The taxi seen from above, pointing north, centred on its origin, lowest shape first: shadow, body, windows, roof
 * sign.
 */
export const taxiFromAbove: readonly RoundedRectangle[] = [
  { x: -13, y: -24, width: 30, height: 56, radius: 11, fill: palette.ink, opacity: 0.18 },
  { x: -15, y: -28, width: 30, height: 56, radius: 11, fill: '#ecdcc0', edge: palette.ink, edgeWidth: 3 },
  { x: -10, y: -14, width: 20, height: 12, radius: 4, fill: palette.window },
  { x: -10, y: 12, width: 20, height: 8, radius: 3, fill: palette.window },
  { x: -8, y: -1, width: 16, height: 9, radius: 2.5, fill: SIGNAL, edge: palette.ink, edgeWidth: 2 },
];
