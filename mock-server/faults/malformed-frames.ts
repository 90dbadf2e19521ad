/** The faults that make every later frame of a connection odd. */
export const oddities = ['text-minutes', 'zero-position', 'byte-order-mark'] as const;
/** The name of such a fault. */
export type Oddity = (typeof oddities)[number];

const BYTE_ORDER_MARK = '\uFEFF';

/** The oddities of a connection's frames, and their missing fields. */
export interface Odd {
  readonly oddities: ReadonlySet<Oddity>;
  readonly leftOut: ReadonlySet<string>;
}

/** The JSON text of a frame with its oddities; unchanged without any. */
export function oddFrame(text: string, { oddities: odd, leftOut }: Odd): string {
  if (odd.size === 0 && leftOut.size === 0) return text;
  const frame: unknown = JSON.parse(text, (name, value: unknown) => {
    if (leftOut.has(name)) return undefined;
    if (odd.has('text-minutes') && name.endsWith('_in_min')) return String(value);
    return odd.has('zero-position') && (name === 'lat' || name === 'lng') ? 0 : value;
  });
  return `${odd.has('byte-order-mark') ? BYTE_ORDER_MARK : ''}${JSON.stringify(frame)}`;
}
