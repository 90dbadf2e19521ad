import { element, icon } from '../base/page-elements';
import { text } from '../base/texts';

/** The plus and minus buttons. */
export class ZoomControl {
  readonly element = element('div', 'sample-map-zoom');
  readonly #nearer: HTMLButtonElement;
  readonly #farther: HTMLButtonElement;

  constructor(step: (by: number) => void) {
    const button = (name: 'zoomIn' | 'zoomOut', path: string, by: number) => {
      const made = element('button', '', { type: 'button', 'aria-label': text(name), title: text(name) }, icon(path));
      made.addEventListener('click', () => step(by));
      return made;
    };
    this.#nearer = button('zoomIn', 'M12 5v14M5 12h14', 1);
    this.#farther = button('zoomOut', 'M5 12h14', -1);
    this.element.append(this.#nearer, this.#farther);
  }

  /** Switches a button off at the end of the scale. */
  update(canZoomIn: boolean, canZoomOut: boolean): void {
    this.#nearer.disabled = !canZoomIn;
    this.#farther.disabled = !canZoomOut;
  }
}
