import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whether a number is valid in E.164 format (`+496990009123`), according to libphonenumber's metadata. */
export const isDialled = (dialled: string): boolean => {
  const number = parsePhoneNumberFromString(dialled, { extract: false });
  return number?.isValid() === true && number.number === dialled;
};

/** Whether a displayed number, German without a country code, equals the dialled one in E.164 format. */
export const isSameNumber = (shown: string, dialled: string): boolean =>
  parsePhoneNumberFromString(shown, { defaultCountry: 'DE', extract: false })?.number === dialled;

/**
 * Whether a VAT identification number is well-formed. The last digit of a German one checks the other eight (ISO 7064,
 * MOD 11,10); for other countries only the format is checked.
 */
export function isVatId(id: string): boolean {
  if (!id.startsWith('DE')) return /^[A-Z]{2}[\dA-Z]{2,13}$/.test(id);
  if (!/^DE[1-9]\d{8}$/.test(id)) return false;
  const digits = [...id.slice(2)].map(Number);
  const product = digits.slice(0, 8).reduce((left, digit) => (2 * ((digit + left) % 10 || 10)) % 11, 10);
  return (11 - product) % 10 === digits[8];
}

/** Whether a text is an existing date, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

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
