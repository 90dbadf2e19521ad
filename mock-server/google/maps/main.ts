import { limited, NotCoveredError, type StandInFor } from '../covered';
import { addSheets } from '../elements';
import { Point, Size } from './base/geometry';
import { speak } from './base/texts';
import { SampleMap } from './map/sample-map';
import { sheets } from './map/styles';
import { AdvancedMarkerElement } from './overlays/advanced-marker-element';
import { InfoWindow } from './overlays/info-window';
import { OverlayView } from './overlays/overlay-view';
import { Polyline } from './overlays/polyline';
import { AutocompleteSessionToken, AutocompleteSuggestion } from './services/autocomplete';
import { Geocoder } from './services/geocoder';
import { announceCallsTo } from './services/google-call';
import { Place } from './services/place';
import { Route, RouteMatrix } from './services/routes';

const marker = limited('google.maps.marker', { AdvancedMarkerElement });
const places = limited('google.maps.places', { AutocompleteSessionToken, AutocompleteSuggestion, Place });
const routes = limited('google.maps.routes', { Route, RouteMatrix });

/** Those that the site imports; the others it takes from `google.maps`. */
const libraries: Readonly<Record<string, object>> = {
  places,
  routes,
  geocoding: limited('google.maps', { Geocoder }),
};

/** https://developers.google.com/maps/documentation/javascript/libraries */
async function importLibrary(name: string): Promise<object> {
  const library = Object.hasOwn(libraries, name) ? libraries[name] : undefined;
  if (!library) throw new NotCoveredError(`the library ${name}`);
  return library;
}

const classes = { Geocoder, InfoWindow, Map: SampleMap, OverlayView, Point, Polyline, Size };
const parts = { ...classes, marker, places, routes } satisfies StandInFor<typeof google.maps>;
const googleMaps = limited('google.maps', { ...parts, importLibrary, version: '3.62-sample' });

/** The page's globals that the script reads and sets. */
interface MapsPage {
  google?: Record<string, unknown>;
  sampleMapsRefusal?: unknown;
  gm_authFailure?: () => void;
}

/**
 * The local stand-in for https://maps.googleapis.com/maps/api/js: defines `google.maps` and then calls the page's
 * callback, according to https://developers.google.com/maps/documentation/javascript/load-maps-js-api.
 */
function start(address: string): void {
  const page = window as unknown as MapsPage & Record<string, unknown>;
  const { origin, searchParams } = new URL(address);
  // The local backend can add a refusal before the script. It applies to this load only.
  const refusal = page.sampleMapsRefusal ?? (searchParams.get('key') ? null : 'MissingKeyMapError');
  delete page.sampleMapsRefusal;
  announceCallsTo(origin);
  speak(searchParams.get('language') ?? navigator.language);
  // A page may load the script again under another address, but elements can be defined only once.
  if (!customElements.get('gmp-advanced-marker')) {
    customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
    addSheets(...sheets);
    page.google = { ...page.google, maps: googleMaps };
  }
  setTimeout(() => {
    const callback = page[searchParams.get('callback') ?? ''];
    if (typeof callback === 'function') callback();
    if (refusal === null) return;
    console.error(`Google Maps JavaScript API error: ${refusal}`);
    page.gm_authFailure?.();
  });
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript.src);
