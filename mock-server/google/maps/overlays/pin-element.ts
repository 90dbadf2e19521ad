import { NotCoveredError } from '../base/errors';
import { svgElement } from '../base/page-elements';

/**
 * The usual drop-shaped pin.
 * https://developers.google.com/maps/documentation/javascript/reference/advanced-markers#PinElement
 */
export class PinElement extends HTMLElement {
  #options: google.maps.marker.PinElementOptions = {};

  constructor(options: google.maps.marker.PinElementOptions = {}) {
    super();
    if (options.glyphSrc) throw new NotCoveredError('google.maps.marker.PinElement.glyphSrc');
    this.#become(options);
  }

  get element(): HTMLElement {
    return this;
  }

  get background(): string {
    return this.#options.background ?? '#ffc400';
  }

  set background(background: string | null | undefined) {
    this.#become({ background: background ?? null });
  }

  get borderColor(): string {
    return this.#options.borderColor ?? '#17140f';
  }

  set borderColor(borderColor: string | null | undefined) {
    this.#become({ borderColor: borderColor ?? null });
  }

  get glyphColor(): string {
    return this.#options.glyphColor ?? '#17140f';
  }

  set glyphColor(glyphColor: string | null | undefined) {
    this.#become({ glyphColor: glyphColor ?? null });
  }

  get scale(): number {
    return this.#options.scale ?? 1;
  }

  set scale(scale: number | null | undefined) {
    this.#become({ scale: scale ?? null });
  }

  get glyphText(): string | null {
    return this.#options.glyphText ?? (typeof this.glyph === 'string' ? this.glyph : null);
  }

  set glyphText(glyphText: string | null | undefined) {
    this.#become({ glyphText: glyphText ?? null });
  }

  /** A text, or an element of the page. */
  get glyph(): string | Element | URL | null {
    return this.#options.glyph ?? null;
  }

  set glyph(glyph: string | Element | URL | null | undefined) {
    this.#become({ glyph: glyph ?? null });
  }

  #become(options: google.maps.marker.PinElementOptions): void {
    if (options.glyph instanceof URL) throw new NotCoveredError('a picture as glyph of google.maps.marker.PinElement');
    this.#options = { ...this.#options, ...options };
    this.#draw();
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
    this.replaceChildren(
      svgElement(
        'svg',
        { viewBox: '0 0 27 37', ...size, display: 'block', 'aria-hidden': 'true' },
        drop,
        this.#glyph(),
      ),
    );
  }

  #glyph(): SVGElement {
    const { glyph, glyphText } = this;
    if (glyph instanceof Element) {
      const frame = svgElement('foreignObject', { x: '3.5', y: '3.3', width: '20', height: '20' });
      frame.append(glyph);
      return frame;
    }
    if (!glyphText) return svgElement('circle', { cx: '13.5', cy: '13.3', r: '4.4', fill: this.glyphColor });
    const middle = { x: '13.5', y: '18', 'text-anchor': 'middle', 'font-size': '13' };
    const text = svgElement('text', { ...middle, fill: this.glyphColor });
    text.textContent = glyphText;
    return text;
  }
}
