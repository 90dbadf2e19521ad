import { encode } from 'uqr';

/** A QR code as a drawing: its size in modules, quiet zone included, and the dark ones as one stroked path. */
export interface BookingCode {
  readonly size: number;
  readonly path: string;
}

/** The width in modules of the quiet zone that the standard requires. */
const QUIET_ZONE = 4;

/**
 * The QR code of an address, created at build time: the browser gets the drawing but not the library (Spec §1, scan and
 * book).
 */
export function bookingCode(address: string): BookingCode {
  const { size, data } = encode(address, { border: QUIET_ZONE, ecc: 'L' });
  return { size, path: data.map(rowPath).join('') };
}

/** The dark modules of one row: a line through its middle, one module wide. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue;
    const light = row.indexOf(false, x);
    const length = (light < 0 ? row.length : light) - x;
    path += path ? `m${x - end} 0h${length}` : `M${x} ${y}.5h${length}`;
    end = x + length;
  }
  return path;
}
