import type { Evented } from 'leaflet';
import { limited, NotCoveredError } from '../../covered';

/** A handler as Google types it. */
export type Handler = Parameters<google.maps.MVCObject['addListener']>[1];

/** Google's events that Leaflet fires under the same name. */
const EVENTS = ['dragstart', 'drag', 'dragend'] as const;

/**
 * Listens to an event of the map or of a marker. The handler is given an event without any of its details.
 * https://developers.google.com/maps/documentation/javascript/reference/event#MapsEventListener
 */
export function listenTo(source: Evented, path: string, name: string, handler: Handler): google.maps.MapsEventListener {
  const known = EVENTS.find((event) => event === name);
  if (!known) throw new NotCoveredError(`the event ${name} of ${path}`);
  const listener = () => {
    handler(limited('google.maps.MapMouseEvent', {}));
  };
  source.on(known, listener);
  return { remove: () => source.off(known, listener) };
}

/** https://developers.google.com/maps/documentation/javascript/reference/event#event */
export const event = limited('google.maps.event', {
  addListener: (instance: object, name: string, handler: Handler) =>
    (instance as google.maps.MVCObject).addListener(name, handler),
  removeListener: (listener: google.maps.MapsEventListener) => listener.remove(),
});
