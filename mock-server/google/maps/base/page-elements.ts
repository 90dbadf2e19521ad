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

/** Makes an SVG element. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** A line icon of 24 units in the colour of its surroundings. */
export function icon(path: string): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2.4', 'aria-hidden': 'true' },
    svgElement('path', { d: path, 'stroke-linecap': 'round' }),
  );
}
