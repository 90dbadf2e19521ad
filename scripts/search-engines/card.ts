import { CARD_SIZE } from '../../src/layout/head/addresses';
import { site } from '../../src/site';
import { PAPER } from './web-manifest';

/** The width (pixels) of the headline beside the drawing, and of the company's name beside the sun. */
const ROOM = 690;
const NAME_ROOM = 750;
/** The width of a letter of a wide bold font, relative to its font size. */
const LETTER_WIDTH = 0.6;
const LINE_LENGTH = 14;
const MOST_LINES = 4;
const LARGEST = 82;
const LARGEST_NAME = 40;
const FONT = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", Arial, sans-serif';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Breaks a text between words into lines of at most this many letters; a longer word has its own line. */
export function linesOf(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= length) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const sizeIn = (room: number, letters: number, largest: number) =>
  Math.min(largest, Math.floor(room / (letters * LETTER_WIDTH)));

/**
 * The preview image of a shared link, as SVG: the headline in the page's language, the company, and a taxi under the
 * sun.
 */
export function card(headline: string, name: string = site.name): string {
  const { width, height } = CARD_SIZE;
  const { signal, onSignal } = site.colors;
  const lines = linesOf(headline, LINE_LENGTH).slice(0, MOST_LINES);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = sizeIn(ROOM, longest, LARGEST);
  const text = lines.map((line, index) => `<tspan x="72" dy="${index ? size * 1.08 : 0}">${escaped(line)}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="1200" height="630" fill="${PAPER}"/>
<rect x="800" width="400" height="630" fill="#f3e9d8"/>
<circle cx="1090" cy="150" r="92" fill="${signal}"/>
<path d="M800 330h60v-70h54v70h46v-120h22v-50h12v50h22v120h64v-44h76v44h44v300H800z" fill="#d9c3a0"/>
<path d="M800 520h400v110H800z" fill="#2a261f"/>
<path d="M812 578h60M912 578h60M1012 578h60M1112 578h60" stroke="#f3e9d8" stroke-width="7"/>
<g transform="translate(820 372) scale(.56)">
<rect x="262" y="26" width="104" height="34" rx="8" fill="${signal}" stroke="#17140f" stroke-width="5"/>
<path d="M48 206c0-28 16-42 52-50l62-14c26-34 58-68 102-78 22-5 96-6 132 2 44 10 82 40 112 74l52 12c24 6 34 22 34 46v22c0 10-6 16-16 16H66c-12 0-18-8-18-18z" fill="#f3e4c9"/>
<path d="M188 140c22-26 46-50 82-58 14-3 26-4 34-4v62zM320 78c24 0 50 0 70 4 32 7 62 30 86 58H320z" fill="#2b3136"/>
<g fill="#17140f"><circle cx="160" cy="236" r="44"/><circle cx="496" cy="236" r="44"/></g>
<g fill="#cfc6b6"><circle cx="160" cy="236" r="22"/><circle cx="496" cy="236" r="22"/></g>
</g>
<g font-family='${FONT}' fill="#17140f">
<rect x="72" y="64" width="132" height="56" rx="10" fill="${signal}" stroke="#17140f" stroke-width="5"/>
<text x="138" y="102" text-anchor="middle" font-size="28" font-weight="900" letter-spacing="3" fill="${onSignal}">TAXI</text>
<text x="226" y="106" font-size="${sizeIn(NAME_ROOM, name.length, LARGEST_NAME)}" font-weight="800">${escaped(name)}</text>
<text x="72" y="${232 + size * 0.5}" font-size="${size}" font-weight="800" letter-spacing="-1.5">${text.join('')}</text>
<text x="72" y="572" font-size="34" font-weight="600" fill="#5a5245">${escaped(site.bookingPhone.shown)}</text>
</g>
</svg>`;
}
