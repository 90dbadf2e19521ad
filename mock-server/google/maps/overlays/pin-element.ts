import { svgElement } from '../base/page-elements';

/**
 * The usual drop-shaped pin.
 * https://developers.google.com/maps/documentation/javascript/reference/advanced-markers#PinElement
 */
export class PinElement extends HTMLElement {
  readonly #options: google.maps.marker.PinElementOptions;

  constructor(options: google.maps.marker.PinElementOptions = {}) {
    super();
    this.#options = options;
    this.#draw();
  }

  get element(): HTMLElement {
    return this;
  }

  get background(): string {
    return this.#options.background ?? '#ffc400';
  }

  get borderColor(): string {
    return this.#options.borderColor ?? '#17140f';
  }

  get glyphColor(): string {
    return this.#options.glyphColor ?? '#17140f';
  }

  get scale(): number {
    return this.#options.scale ?? 1;
  }

  get glyphText(): string | null {
    return this.#options.glyphText ?? (typeof this.#options.glyph === 'string' ? this.#options.glyph : null);
  }

  #draw(): void {
    this.style.display = 'block';
    const size = { width: String(27 * this.scale), height: String(37 * this.scale) };
    const drop = svgElement('path', {
      d: 'M13.5 1.2c6.8 0 12.3 5.4 12.3 12.1 0 8.8-9.4 12.4-11.4 21.4-.2 1-1.6 1-1.8 0C10.6 25.7 1.2 22.1 1.2 13.3 1.2 6.6 6.7 1.2 13.5 1.2z',
      fill: this.background,
      stroke: this.borderColor,
      'stroke-width': '2',
    });
    const { glyphText } = this;
    const glyph = glyphText
      ? svgElement('text', { x: '13.5', y: '18', 'text-anchor': 'middle', 'font-size': '13', fill: this.glyphColor })
      : svgElement('circle', { cx: '13.5', cy: '13.3', r: '4.4', fill: this.glyphColor });
    if (glyphText) glyph.textContent = glyphText;
    this.replaceChildren(
      svgElement('svg', { viewBox: '0 0 27 37', ...size, display: 'block', 'aria-hidden': 'true' }, drop, glyph),
    );
  }
}
