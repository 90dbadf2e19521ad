import readQrCode from 'jsqr';
import { type BookingCode, bookingCode } from '../../../../../src/marketing/home/sections/booking-code';

/** Pixels per module: enough for a scanner. */
const SCALE = 4;

/** Paints the drawing as a camera would see it: lines of one module's width, dark on light. */
function paint({ size, path }: BookingCode): Uint8ClampedArray {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const row of path.matchAll(/M(\d+) (\d+)\.5([^M]*)/g)) {
    let x = Number(row[1]);
    for (const [, kind, by] of (row[3] ?? '').matchAll(/([hm])(\d+)/g)) {
      if (kind === 'h') fill(pixels, width, x, Number(row[2]), Number(by));
      x += Number(by);
    }
  }
  return pixels;
}

function fill(pixels: Uint8ClampedArray, width: number, left: number, top: number, length: number) {
  for (let y = top * SCALE; y < (top + 1) * SCALE; y += 1) {
    for (let x = left * SCALE; x < (left + length) * SCALE; x += 1) pixels.set([23, 20, 15], (y * width + x) * 4);
  }
}

test.each(['https://taxi.example/website/bookings', 'http://localhost:8000/website/de/bookings'])(
  'a scanner reads %s out of the drawn code',
  (address) => {
    const code = bookingCode(address);
    expect(readQrCode(paint(code), code.size * SCALE, code.size * SCALE)?.data).toBe(address);
  },
);
