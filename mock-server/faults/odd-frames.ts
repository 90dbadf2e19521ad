/** The faults that make every later frame of a connection odd. */
export const oddities = ['text-minutes', 'zero-position', 'byte-order-mark'] as const;
/** Name of such a fault. */
export type Oddity = (typeof oddities)[number];

const BYTE_ORDER_MARK = '\uFEFF';

/** The JSON text of a frame with these oddities; without any as it is. */
export function oddFrame(text: string, odd: ReadonlySet<Oddity>): string {
  if (odd.size === 0) return text;
  const frame: unknown = JSON.parse(text, (name, value: unknown) => {
    if (odd.has('text-minutes') && name.endsWith('_in_min')) return String(value);
    return odd.has('zero-position') && (name === 'lat' || name === 'lng') ? 0 : value;
  });
  return `${odd.has('byte-order-mark') ? BYTE_ORDER_MARK : ''}${JSON.stringify(frame)}`;
}
