import { DomEvent } from 'leaflet';
import { checkOptions, limitClass, NotCoveredError } from '../../covered';
import { element } from '../../elements';
import { toCoordinates } from '../base/geometry';
import { text } from '../base/texts';
import { townMapOf } from '../map/sample-map';
import { ElementMarker, orderOf } from './element-marker';

const PATH = 'google.maps.InfoWindow';
const OPTIONS = ['content', 'disableAutoPan', 'headerDisabled', 'pixelOffset', 'position'] as const;
/** The distance between the window's tip and its position. */
const TIP_PIXELS = 9;

/**
 * A bubble on the map, without a header and without moving the map into view.
 * https://developers.google.com/maps/documentation/javascript/reference/info-window#InfoWindow
 */
export class InfoWindow {
  readonly #marker: ElementMarker;

  constructor(options: google.maps.InfoWindowOptions | null = {}) {
    const given = options ?? {};
    checkOptions('InfoWindowOptions', given, OPTIONS);
    const { content, disableAutoPan, headerDisabled, pixelOffset, position } = given;
    if (!(content instanceof Node)) throw new NotCoveredError(`${PATH} with another content than an element`);
    if (!disableAutoPan || !headerDisabled) throw new NotCoveredError(`${PATH} with a header or moving the map`);
    const role = { role: 'dialog', 'aria-label': text('infoWindow') };
    const box = element('div', 'sample-map-window', role, content);
    const above = TIP_PIXELS - (pixelOffset?.height ?? 0);
    box.style.translate = `calc(-50% + ${pixelOffset?.width ?? 0}px) calc(-100% - ${above}px)`;
    DomEvent.disableClickPropagation(box);
    DomEvent.disableScrollPropagation(box);
    const place = toCoordinates(position);
    box.style.zIndex = orderOf(place);
    this.#marker = new ElementMarker(place, box, { pane: 'popupPane', interactive: false });
  }

  open(map?: google.maps.InfoWindowOpenOptions | google.maps.Map | null): void {
    this.#marker.addTo(townMapOf(map));
  }

  close(): void {
    this.#marker.remove();
  }
}
limitClass(PATH, InfoWindow);
