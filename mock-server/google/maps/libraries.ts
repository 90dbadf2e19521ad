import { AdvancedMarkerElement } from './advanced-marker-element';
import { constants, Point, Size } from './constants';
import { MapsNetworkError, MapsRequestError, MapsServerError } from './errors';
import { event, MVCObject } from './events';
import { Geocoder } from './geocoder';
import { InfoWindow } from './info-window';
import { LatLng, LatLngAltitude } from './lat-lng';
import { LatLngBounds } from './lat-lng-bounds';
import { MVCArray } from './mvc-array';
import { PinElement } from './pin-element';
import {
  AddressComponent,
  AutocompleteSessionToken,
  AutocompleteSuggestion,
  FormattableText,
  Place,
  PlacePrediction,
} from './places-library';
import { Polyline } from './polyline';
import { Route, RouteLeg } from './route';
import { RouteMatrix } from './route-matrix';
import { SampleMap } from './sample-map';

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
  Size,
  SymbolPath: constants.SymbolPath,
  UnitSystem: constants.UnitSystem,
};
const maps = {
  InfoWindow,
  Map: SampleMap,
  MapTypeId: constants.MapTypeId,
  Polyline,
  RenderingType: constants.RenderingType,
};
const marker = { AdvancedMarkerElement, CollisionBehavior: constants.CollisionBehavior, PinElement };
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

/**
 * Hands out a part of the service; an unknown name is rejected in the words of the real service
 * (https://github.com/visgl/react-google-maps/issues/377).
 * https://developers.google.com/maps/documentation/javascript/libraries
 */
async function importLibrary(name: string): Promise<object> {
  const library = Object.hasOwn(libraries, name) ? libraries[name] : undefined;
  if (library) return library;
  const help = 'https://developers.google.com/maps/documentation/javascript/libraries';
  throw new Error(`The library ${name} is unknown. Please see ${help}.`);
}

/** Makes what stands in `window.google.maps`. */
export function mapsNamespace() {
  return {
    version: '3.62-sample',
    ...core,
    ...maps,
    ...geocoding,
    TravelMode: constants.TravelMode,
    CollisionBehavior: constants.CollisionBehavior,
    marker,
    places,
    routes,
    importLibrary,
  };
}
