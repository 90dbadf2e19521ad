import { palette } from './taxi-shapes';
import type { TaxiShape } from './taxi-symbol-ids';

/** The drawing's size, in its own units. */
export const VIEW_BOX = '0 0 640 300';

interface Drawing {
  /** How far the roof sign is moved up for a higher roof. */
  readonly signLift: number;
  readonly body: string;
  readonly windows: string;
  readonly shine: string;
  readonly doors: string;
  readonly handles: readonly [number, number][];
}

const drawings: Record<TaxiShape, Drawing> = {
  sedan: {
    signLift: 0,
    body: 'M48 206c0-28 16-42 52-50l62-14c26-34 58-68 102-78 22-5 96-6 132 2 44 10 82 40 112 74l52 12c24 6 34 22 34 46',
    windows: 'M188 140c22-26 46-50 82-58 14-3 26-4 34-4v62zM320 78c24 0 50 0 70 4 32 7 62 30 86 58H320z',
    shine: 'M200 140c20-24 40-44 70-52l-30 52zM336 140l24-60c12 0 22 1 30 2 6 1 11 3 16 5l-26 53z',
    doors: 'M312 78v136M176 146c-8 20-8 46-2 68M480 146c8 16 10 40 6 68',
    handles: [
      [276, 158],
      [440, 158],
    ],
  },
  estate: {
    signLift: 0,
    body: 'M48 206c0-28 16-42 52-50l62-14c26-34 58-68 102-78 24-5 214-6 262 4 24 5 36 42 48 82 14 6 20 22 20 48',
    windows:
      'M188 140c22-26 46-50 82-58 14-3 26-4 34-4v62zM320 78h98v62h-98zM434 78c32 0 60 1 76 5 14 4 24 28 32 57H434z',
    shine: 'M200 140c20-24 40-44 70-52l-30 52zM336 140l24-62h40l-24 62zM448 140l22-61c16 0 26 1 34 3l-22 58z',
    doors: 'M312 78v136M176 146c-8 20-8 46-2 68M426 78v68c0 22 4 44 8 68',
    handles: [
      [276, 158],
      [390, 158],
    ],
  },
  van: {
    signLift: 22,
    body: 'M48 206c0-26 8-40 34-50l30-12c28-46 62-86 106-98 24-5 292-6 330 2 22 5 32 46 38 92 4 18 8 36 8 58',
    windows:
      'M140 142c24-36 50-66 86-76 14-3 22-4 32-4v80zM274 62h112v80H274zM402 62c60 0 110 1 132 4 14 4 20 40 26 76H402z',
    shine: 'M154 142c20-30 40-56 68-70l-26 70zM292 142l30-80h40l-30 80zM420 142l30-80h44l-30 80z',
    doors: 'M266 62v152M132 150c-6 18-6 44 0 64M394 62v152M394 214h150',
    handles: [
      [232, 160],
      [360, 160],
    ],
  },
};

const SILL = 'v22c0 10-6 16-16 16H66c-12 0-18-8-18-18z';

/** The taxi seen from the side, in ivory. Decorative: the text beside it says the same. */
export function TaxiSide({
  shape = 'sedan',
  className,
}: {
  readonly shape?: TaxiShape;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox={VIEW_BOX} className={className} aria-hidden="true" focusable="false">
      <TaxiParts shape={shape} />
    </svg>
  );
}

/** The parts of a shape's drawing. */
export function TaxiParts({ shape }: { readonly shape: TaxiShape }) {
  const { signLift, body, windows, shine, doors, handles } = drawings[shape];
  return (
    <>
      <ellipse cx="322" cy="262" rx="270" ry="14" fill="#000" opacity=".14" />
      <g transform={`translate(0 ${-signLift})`}>
        <rect x="262" y="26" width="104" height="34" rx="8" fill="var(--signal)" stroke={palette.ink} strokeWidth="5" />
        <text
          x="314"
          y="51"
          textAnchor="middle"
          fontFamily="system-ui"
          fontWeight="800"
          fontSize="23"
          letterSpacing="3"
          fill="var(--on-signal)"
        >
          TAXI
        </text>
      </g>
      <path d={`${body}${SILL}`} fill="#e9d8bc" />
      <path d={`M48 206c0-8 1-14 4-20h538c3 4 4 8 4 12${SILL}`} fill="#d9c3a0" />
      <path d={windows} fill={palette.window} />
      <path d={shine} fill="#4a545c" />
      <path d={doors} fill="none" stroke="#c4ad86" strokeWidth="3" />
      {handles.map(([x, y]) => (
        <rect key={x} x={x} y={y} width="26" height="6" rx="3" fill="#a98f66" />
      ))}
      <path d="M50 190h26c6 0 8 6 4 12l-4 6H48z" fill="#fff4d2" />
      <path d="M594 178h-22c-6 0-8 6-4 12l4 8h22z" fill="#c8352b" />
      {[160, 496].map((x) => (
        <g key={x}>
          <circle cx={x} cy="236" r="44" fill={palette.ink} />
          <circle cx={x} cy="236" r="24" fill="#cfc6b6" />
          <circle cx={x} cy="236" r="8" fill={palette.ink} />
        </g>
      ))}
    </>
  );
}
