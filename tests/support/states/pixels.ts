import { contrastOf, type Rgb } from '../../../scripts/configuration/fact-rules';

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The color of a text, its opacity (0 to 1), and its required contrast (WCAG 1.4.3). */
export interface ColoredText {
  readonly color: Rgb;
  readonly alpha: number;
  readonly needed: 3 | 4.5;
}

/** A picture of a window: three bytes for each pixel, row by row, `scale` pixels for each CSS pixel. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly scale: number;
  readonly window: { readonly width: number; readonly height: number };
}

/** Every color in these rectangles of a picture, without duplicates. Points outside the window have none. */
export function colorsIn({ data, width, scale, window }: Picture, boxes: readonly Box[]): readonly Rgb[] {
  const colors = new Map<number, Rgb>();
  const pixels = (from: number, to: number, limit: number) =>
    [Math.max(0, from), Math.min(limit, to)].map((at) => Math.floor(at * scale)) as [number, number];
  for (const box of boxes) {
    const [left, right] = pixels(box.x, box.x + box.width, window.width);
    const [upper, lower] = pixels(box.y, box.y + box.height, window.height);
    for (let row = upper; row < lower; row += 1) {
      for (let column = left; column < right; column += 1) {
        const at = (row * width + column) * 3;
        const color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        colors.set(color[0] * 65_536 + color[1] * 256 + color[2], color);
      }
    }
  }
  return [...colors.values()];
}

/** The lowest contrast of a text with the colors behind it, as a sentence if it is too low; null otherwise. */
export function lowContrast({ color, alpha, needed }: ColoredText, behind: readonly Rgb[]): string | null {
  const over = (back: Rgb) => {
    const mix = (channel: 0 | 1 | 2) => color[channel] * alpha + back[channel] * (1 - alpha);
    return [mix(0), mix(1), mix(2)] as const;
  };
  const [worst] = behind
    .map((back) => ({ back, contrast: contrastOf(over(back), back) }))
    .sort((one, other) => one.contrast - other.contrast);
  if (!worst || worst.contrast >= needed) return null;
  const [front, back] = [over(worst.back), worst.back].map((each) => `rgb(${each.map(Math.round).join(' ')})`);
  return `contrast ${worst.contrast.toFixed(2)} of ${needed}, ${front} on ${back}`;
}
