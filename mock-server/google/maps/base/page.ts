/** The texts that the map itself shows, also for screen readers. */
const texts = {
  en: {
    map: 'Map',
    mapHint: 'Use the arrow keys to move the map, plus and minus to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    infoWindow: 'Information on the map',
    attribution: 'Local sample map',
    attributionBeyond: 'Local sample map. No streets are known here: ways are straight lines.',
  },
  de: {
    map: 'Karte',
    mapHint: 'Mit den Pfeiltasten verschieben Sie die Karte, mit Plus und Minus ändern Sie den Maßstab.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    infoWindow: 'Hinweis auf der Karte',
    attribution: 'Kartenansicht: Beispielkarte (lokal)',
    attributionBeyond: 'Beispielkarte (lokal). Hier sind keine Straßen bekannt: Wege sind gerade Linien.',
  },
} as const;

/** A language of the stand-in. */
export type MapLanguage = keyof typeof texts;

let language: MapLanguage = 'en';

/** German for German, English for all other languages. */
export const toMapLanguage = (asked: string): MapLanguage => (asked.toLowerCase().startsWith('de') ? 'de' : 'en');

/** Sets the language once, from the script's address. */
export function speak(chosen: MapLanguage): void {
  language = chosen;
}

/** The language of a request: its own, else that of the script. */
export const languageFor = (asked?: string | null): MapLanguage => (asked ? toMapLanguage(asked) : language);

/** The sentence in the language of the script. */
export const text = (name: keyof (typeof texts)['en']): string => texts[language][name];

/** Makes an element with a class and attributes; texts go in as text, never as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon of 24 units in the colour of its surroundings. */
export function icon(d: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2.4' };
  for (const [name, value] of Object.entries({ ...look, 'aria-hidden': 'true' })) drawing.setAttribute(name, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  path.setAttribute('stroke-linecap', 'round');
  drawing.append(path);
  return drawing;
}
