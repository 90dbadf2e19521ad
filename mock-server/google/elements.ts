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
export function icon(d: string, look: Readonly<Record<string, string>>): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const attributes = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'aria-hidden': 'true', ...look };
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
  path.setAttribute('d', d);
  drawing.append(path);
  return drawing;
}

/** Adds style sheets to the page. A constructed sheet is no inline style: a strict policy allows it. */
export function addSheets(...texts: readonly string[]): void {
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}

/** A language of the stand-ins. */
export type StandInLanguage = 'de' | 'en';

/** German for German, English for all other languages. */
export const toLanguage = (asked: string): StandInLanguage => (asked.toLowerCase().startsWith('de') ? 'de' : 'en');
