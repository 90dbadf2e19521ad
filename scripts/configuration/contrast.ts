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
