import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder with the operator's own photos for Home. */
const PHOTOS = 'src/marketing/home/pictures/own';

/** Whether the name of a photo, `taxi.jpg`, is an image in the folder of the operator's own photos. */
export const isPhoto = (name: string, folder = PHOTOS): boolean =>
  /^[\w-]+\.(jpe?g|png|webp|avif)$/.test(name) && existsSync(path.join(folder, name));

/**
 * Whether the name of a logo, `/logo.svg`, is a drawing in `static` that a page can show: with a `viewBox`, for
 * scaling, and without a script.
 */
export function isLogo(name: string, folder = 'static'): boolean {
  if (!/^\/[\w-][\w./-]*\.svg$/.test(name) || name.includes('..')) return false;
  const file = path.join(folder, name);
  if (!existsSync(file)) return false;
  const drawing = readFileSync(file, 'utf8');
  return /<svg\b[^>]*\bviewBox=/.test(drawing) && !/<script\b/i.test(drawing);
}

const LOGO = { heightPx: 36, widestPx: 120 };

/**
 * The width in px of a logo at 36 px height, from its `viewBox`, with which a page reserves its space. A logo wider
 * than 120 px is shown smaller. Null without a logo, or without a size in its file.
 */
export function logoWidth(name: string | null, folder = 'static'): number | null {
  if (name === null || !isLogo(name, folder)) return null;
  const drawing = readFileSync(path.join(folder, name), 'utf8');
  const [, box = ''] = /\bviewBox=["']([^"']+)["']/.exec(drawing) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return null;
  return Math.min(LOGO.widestPx, Math.round((LOGO.heightPx * width) / height));
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour in the notation of the operator's file and of the tokens: `#ffc400`. */
export const HEX_COLOR = /^#[\da-f]{6}$/i;

/** The channels of a colour such as `#ffc400`, 0 to 255. */
export const rgbOf = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** The relative luminance of a color (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
const luminanceOf = (color: Rgb) => {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colors, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
