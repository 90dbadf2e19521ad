import { fromWorld } from '../../../city/map/mercator';
import { paletteFor } from '../../../city/map/palette';
import { sceneIn } from '../../../city/map/scene';
import { hasStreetsAt } from '../../../city/streets/street-route';
import { element } from '../base/page-elements';
import { spokenLanguage, text } from '../base/texts';
import type { MapPanes } from '../drawing/map-panes';
import type { View } from '../drawing/map-view';
import { NamePainter } from '../drawing/name-painter';
import { Painter } from '../drawing/painter';

/** The canvas of a map: its size, its colours and its painting. */
export class MapScreen {
  /** A note in the map's corner: this is not Google's map, and where it has no streets. */
  readonly note = element('div', 'sample-map-note', {}, text('attribution'));
  onResize: () => void = () => {};
  onFirstPaint: () => void = () => {};
  width = 0;
  height = 0;
  readonly #panes: MapPanes;
  readonly #view: () => View;
  readonly #painter = new Painter(sceneIn(spokenLanguage()));
  readonly #names = new NamePainter(sceneIn(spokenLanguage()));
  readonly #darkDevice = matchMedia('(prefers-color-scheme: dark)');
  #scheme: string = 'LIGHT';
  #frame = 0;
  #wasPainted = false;

  constructor(panes: MapPanes, view: () => View) {
    this.#panes = panes;
    this.#view = view;
    this.#darkDevice.addEventListener('change', () => this.setScheme(this.#scheme));
  }

  /** Measures the map now and whenever its size changes. */
  start(): void {
    new ResizeObserver(() => this.#measure()).observe(this.#panes.root);
    this.#measure();
    this.#followPixelRatio();
  }

  /** A window that moves to another screen keeps its size in CSS pixels, but the drawing must be sharp again. */
  #followPixelRatio(): void {
    const same = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    same.addEventListener(
      'change',
      () => {
        this.draw();
        this.#followPixelRatio();
      },
      { once: true },
    );
  }

  /** DARK, LIGHT or FOLLOW_SYSTEM: https://developers.google.com/maps/documentation/javascript/mapcolorscheme */
  setScheme(scheme: string): void {
    this.#scheme = scheme;
    this.#panes.root.dataset.scheme = this.#isDark ? 'dark' : 'light';
    this.draw();
  }

  get #isDark(): boolean {
    return this.#scheme === 'DARK' || (this.#scheme === 'FOLLOW_SYSTEM' && this.#darkDevice.matches);
  }

  /** Paints at the next frame; many calls in one frame paint once. */
  draw(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#panes.root;
    if (clientWidth === this.width && clientHeight === this.height) return;
    this.width = clientWidth;
    this.height = clientHeight;
    this.onResize();
    // A resized canvas is blank: painting at once prevents a flash.
    this.#paint();
  }

  #paint(): void {
    const view = this.#view();
    if (this.width === 0 || this.height === 0 || view.zoom === 0) return;
    const pixelRatio = window.devicePixelRatio || 1;
    const { canvas } = this.#panes;
    const width = Math.round(this.width * pixelRatio);
    const height = Math.round(this.height * pixelRatio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return;
    const palette = paletteFor(this.#isDark);
    this.#painter.paint(context, view, palette, pixelRatio);
    this.#names.paint(context, view, palette, pixelRatio);
    this.#panes.show(view);
    const said = text(hasStreetsAt(fromWorld(view.center)) ? 'attribution' : 'attributionBeyond');
    if (this.note.textContent !== said) this.note.textContent = said;
    if (this.#wasPainted) return;
    this.#wasPainted = true;
    setTimeout(() => this.onFirstPaint());
  }
}
