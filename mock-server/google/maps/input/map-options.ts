import { ZOOM_LIMITS } from '../drawing/map-view';
import type { GestureHandling } from './gestures';

/**
 * The `MapOptions` that apply here.
 * https://developers.google.com/maps/documentation/javascript/reference/map#MapOptions
 */
export interface MapSettings {
  readonly hasZoomControl: boolean;
  readonly hasKeyboard: boolean;
  readonly handling: GestureHandling;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly wholeZooms: boolean;
}

/** Reads Google's options as Google does: an unset control follows `disableDefaultUI`. */
export function settingsOf(options: google.maps.MapOptions, pageScrolls: boolean): MapSettings {
  const asked = options.gestureHandling ?? 'auto';
  const automatic = pageScrolls ? 'cooperative' : 'greedy';
  return {
    hasZoomControl: options.zoomControl ?? options.disableDefaultUI !== true,
    hasKeyboard: options.keyboardShortcuts ?? true,
    handling: asked === 'greedy' || asked === 'cooperative' || asked === 'none' ? asked : automatic,
    minZoom: Math.max(ZOOM_LIMITS.min, options.minZoom ?? ZOOM_LIMITS.min),
    maxZoom: Math.min(ZOOM_LIMITS.max, options.maxZoom ?? ZOOM_LIMITS.max),
    // A map with a map id is a vector map, with fractional zooms unless the options disable them.
    wholeZooms: !(options.isFractionalZoomEnabled ?? Boolean(options.mapId)),
  };
}
