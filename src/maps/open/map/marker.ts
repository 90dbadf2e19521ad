import type { Icon, LatLng, MarkerOptions as LeafletOptions } from 'leaflet';
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';
import { Marker as LeafletMarker } from 'leaflet/src/layer/marker/Marker.js';
import type { Coordinates } from '../../../lib/coordinates';
import type { Marker, MarkerOptions } from '../../port/map';
import type { OpenMap } from './open-map';

/** The distance that an arrow key moves a marker, and that with Shift. */
const STEP_PX = 10;
const LONG_STEP_PX = 50;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The events that start a drag in Leaflet, by mouse, finger or pen. */
const PRESSES = ['mousedown', 'touchstart', 'pointerdown'] as const;
/** The minimum distance to the map's edge of a marker moved by keys. */
const EDGE_PX = 40;

const toCoordinates = ({ lat, lng }: LatLng): Coordinates => ({ lat, lng });

/**
 * Shows a custom element at a position, to a fraction of a pixel: Leaflet's own marker would make a moving car jump.
 */
export class ElementMarker extends LeafletMarker {
  declare private readonly _icon?: HTMLElement | null;
  declare protected readonly _map: OpenMap;

  constructor(at: Coordinates, element: HTMLElement, options: LeafletOptions) {
    // The members of an icon that Leaflet uses.
    const icon = { options: {}, createIcon: () => element, createShadow: () => null } as unknown as Icon;
    super(at, { ...options, icon, keyboard: false });
  }

  /** Called by Leaflet after each change of the position or the zoom. */
  update(): this {
    if (!this._icon || !this._map) return this;
    DomUtil.setPosition(this._icon, this._map.project(this.getLatLng()).subtract(this._map.getPixelOrigin()));
    return this;
  }

  /** The element sets its own z-index. */
  _updateZIndex() {}
}

/** Adds a marker to the map at its first position. `pinHint` is the id of the instructions for the keyboard. */
export function addMarker(map: OpenMap, content: HTMLElement, options: MarkerOptions, pinHint: string): Marker {
  const element = document.createElement('div');
  element.className = 'open-map-marker';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', options.title);
  element.style.zIndex = String(options.zIndex);
  element.append(content);
  const marker = new ElementMarker({ lat: 0, lng: 0 }, element, { autoPan: true });

  return {
    moveTo: ({ lat, lng }) => {
      marker.setLatLng([lat, lng]);
      if (!map.hasLayer(marker)) marker.addTo(map);
    },
    makeDraggable: (onMove) => {
      const report = () => onMove(toCoordinates(marker.getLatLng()));
      const onKey = (event: KeyboardEvent) => {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        event.stopPropagation();
        const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
        const { x, y } = map.project(marker.getLatLng());
        marker.setLatLng(map.unproject([x + arrow[0] * step, y + arrow[1] * step]));
        map.panInside(marker.getLatLng(), { padding: [EDGE_PX, EDGE_PX] });
        report();
      };
      const setDraggable = (isDraggable: boolean) => {
        marker.options.draggable = isDraggable;
        if (isDraggable) marker.dragging?.enable();
        else marker.dragging?.disable();
      };
      setDraggable(true);
      element.setAttribute('role', 'button');
      element.setAttribute('aria-describedby', pinHint);
      element.tabIndex = 0;
      marker.on('dragend', report);
      for (const press of PRESSES) element.addEventListener(press, map.beforeDrag, true);
      element.addEventListener('keydown', onKey);
      return () => {
        setDraggable(false);
        element.setAttribute('role', 'img');
        element.removeAttribute('aria-describedby');
        element.removeAttribute('tabindex');
        marker.off('dragend', report);
        for (const press of PRESSES) element.removeEventListener(press, map.beforeDrag, true);
        element.removeEventListener('keydown', onKey);
      };
    },
    remove: () => {
      marker.remove();
    },
  };
}
