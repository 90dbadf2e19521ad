import {
  DomUtil,
  type Icon,
  type LatLng,
  Marker as LeafletMarker,
  type MarkerOptions as LeafletOptions,
} from 'leaflet';
import type { Coordinates } from '../../../lib/coordinates';
import type { Marker, MarkerOptions } from '../../port/map';
import type { OpenMap } from './open-map';

/** How far an arrow key moves a marker, and how far with Shift. */
const STEP_PX = 10;
const LONG_STEP_PX = 50;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The events with which Leaflet begins a drag, by mouse, finger or pen. */
const PRESSES = ['mousedown', 'touchstart', 'pointerdown'] as const;
/** A marker that keys move stays so far inside the map. */
const EDGE_PX = 40;

const toCoordinates = ({ lat, lng }: LatLng): Coordinates => ({ lat, lng });

/** Shows an element of ours at a place, to a fraction of a pixel: Leaflet's own marker would let a gliding car hop. */
export class ElementMarker extends LeafletMarker {
  declare private readonly _icon?: HTMLElement | null;
  declare protected readonly _map: OpenMap;

  constructor(at: Coordinates, element: HTMLElement, options: LeafletOptions) {
    // All that Leaflet asks of an icon.
    const icon = { options: {}, createIcon: () => element, createShadow: () => null } as unknown as Icon;
    super(at, { ...options, icon, keyboard: false });
  }

  /** Called by Leaflet with each change of the place or the zoom. */
  update(): this {
    if (!this._icon || !this._map) return this;
    DomUtil.setPosition(this._icon, this._map.project(this.getLatLng()).subtract(this._map.getPixelOrigin()));
    return this;
  }

  /** The element has an order of its own. */
  _updateZIndex() {}
}

/** Puts a marker on the map at its first position. `pinHint` is the id of the text that says which keys move it. */
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
