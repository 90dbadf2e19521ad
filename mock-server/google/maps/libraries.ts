import { constants, Point, Size } from './base/constants';
import { MapsNetworkError, MapsRequestError, MapsServerError, NotCoveredError } from './base/errors';
import { event, MVCObject } from './base/events';
import { LatLng, LatLngAltitude } from './base/lat-lng';
import { LatLngBounds } from './base/lat-lng-bounds';
import { MVCArray } from './base/mvc-array';
import { completeClass, completed, googleMembers, notCovered } from './base/not-covered';
import { Settings } from './base/settings';
import { SampleMap } from './map/sample-map';
import { AdvancedMarkerElement } from './overlays/advanced-marker-element';
import { InfoWindow } from './overlays/info-window';
import { OverlayView } from './overlays/overlay-view';
import { PinElement } from './overlays/pin-element';
import { Polyline } from './overlays/polyline';
import {
  AutocompleteSessionToken,
  AutocompleteSuggestion,
  FormattableText,
  PlacePrediction,
} from './services/autocomplete';
import { Geocoder } from './services/geocoder';
import { AddressComponent, Place } from './services/place';
import { Route, RouteLeg } from './services/route';
import { RouteMatrix } from './services/route-matrix';

const core = {
  ColorScheme: constants.ColorScheme,
  ControlPosition: constants.ControlPosition,
  event,
  LatLng,
  LatLngAltitude,
  LatLngBounds,
  MapsNetworkError,
  MapsRequestError,
  MapsServerError,
  MVCArray,
  MVCObject,
  Point,
  Settings,
  Size,
  SymbolPath: constants.SymbolPath,
  UnitSystem: constants.UnitSystem,
};
const maps = {
  InfoWindow,
  Map: SampleMap,
  MapTypeId: constants.MapTypeId,
  OverlayView,
  Polyline,
  RenderingType: constants.RenderingType,
};
const marker = {
  AdvancedMarkerElement,
  CollisionBehavior: constants.CollisionBehavior,
  // https://developers.google.com/maps/documentation/javascript/reference/marker#Marker.MAX_ZINDEX
  Marker: notCovered('google.maps.Marker', { MAX_ZINDEX: 1_000_000 }),
  PinElement,
};
const places = {
  AddressComponent,
  AutocompleteSessionToken,
  AutocompleteSuggestion,
  FormattableText,
  Place,
  PlacePrediction,
};
const routes = {
  Route,
  RouteLeg,
  RouteMatrix,
  RouteMatrixItemCondition: { ROUTE_EXISTS: 'ROUTE_EXISTS', ROUTE_NOT_FOUND: 'ROUTE_NOT_FOUND' },
  TravelMode: constants.TravelMode,
};
const geocoding = {
  Geocoder,
  GeocoderLocationType: constants.GeocoderLocationType,
  GeocoderStatus: constants.GeocoderStatus,
};

const libraries: Readonly<Record<string, object>> = { core, maps, marker, places, routes, geocoding };
/** The namespace of a library's classes below `google.maps`. */
const spaceOf = (library: string) => (['marker', 'places', 'routes'].includes(library) ? `${library}.` : '');

for (const [name, library] of Object.entries(libraries)) {
  for (const [part, value] of Object.entries(library)) {
    if (typeof value === 'function') completeClass(value, `${spaceOf(name)}${part}`);
  }
  completed(library, googleMembers.libraries[name] ?? [], `google.maps.${spaceOf(name)}`);
}

/**
 * Hands out a part of the service. One that only Google has is refused by name, an unknown one in the words of the real
 * service (https://github.com/visgl/react-google-maps/issues/377).
 * https://developers.google.com/maps/documentation/javascript/libraries
 */
async function importLibrary(name: string): Promise<object> {
  const library = Object.hasOwn(libraries, name) ? libraries[name] : undefined;
  if (library) return library;
  if (Object.hasOwn(googleMembers.libraries, name)) throw new NotCoveredError(`the library ${name}`);
  const help = 'https://developers.google.com/maps/documentation/javascript/libraries';
  throw new Error(`The library ${name} is unknown. Please see ${help}.`);
}

/** Creates `window.google.maps`, with the libraries in the script's address. */
export function mapsNamespace(asked: readonly string[]) {
  const beyond = asked.filter(
    (name) => !Object.hasOwn(libraries, name) && Object.hasOwn(googleMembers.libraries, name),
  );
  const own = {
    version: '3.62-sample',
    ...core,
    ...maps,
    ...geocoding,
    TravelMode: constants.TravelMode,
    CollisionBehavior: constants.CollisionBehavior,
    Marker: marker.Marker,
    marker,
    places,
    routes,
    ...Object.fromEntries(beyond.map((name) => [name, notCovered(`google.maps.${name}`)])),
    importLibrary,
  };
  return completed(own, googleMembers.namespaces[''] ?? [], 'google.maps.');
}
