import leaflet from 'leaflet/dist/leaflet.css';
import own from './open-map.css';

let isInstalled = false;

/**
 * Adds the map's style sheets to the page, once. A constructed sheet is not an inline style, so a strict policy allows
 * it.
 */
export function installStyles(): void {
  if (isInstalled) return;
  isInstalled = true;
  const sheets = [leaflet, own].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}
