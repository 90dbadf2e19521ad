import { DomUtil, type Icon, Marker, type MarkerOptions } from 'leaflet';
import type { Coordinates } from '../../../../src/lib/coordinates';
import type { TownMap } from '../map/town-map';

/** The stacking order of an element. As on Google's map, an element without a `zIndex` covers those north of it. */
export const orderOf = ({ lat }: Coordinates, zIndex?: number | null): string =>
  String(zIndex ?? Math.round((90 - lat) * 1e5));

/**
 * Leaflet's marker with an element of ours at its place, to a fraction of a pixel: a moving car must not jump. The
 * element has its own order.
 */
export class ElementMarker extends Marker {
  declare private readonly _icon?: HTMLElement | null;
  declare protected readonly _map: TownMap;

  constructor(place: Coordinates, element: HTMLElement, options: MarkerOptions = {}) {
    // The members of an icon that Leaflet uses.
    const icon = { options: {}, createIcon: () => element, createShadow: () => null } as unknown as Icon;
    super(place, { ...options, icon, keyboard: false });
  }

  /** Called by Leaflet after each change of the place or the zoom. */
  update(): this {
    if (this._icon && this._map) DomUtil.setPosition(this._icon, this._map.layerPoint(this.getLatLng()));
    return this;
  }

  /** Called by Leaflet. */
  _updateZIndex(): void {}
}
