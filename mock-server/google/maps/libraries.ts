import { AdvancedMarkerElement } from './advanced-marker-element';
import { constants, Point, Size } from './constants';
import { InvalidValueError, MapsRequestError } from './errors';
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
import { Route, RouteMatrix } from './routes-library';
import { SampleMap } from './sample-map';

const core = {
  ColorScheme: constants.ColorScheme,
  ControlPosition: constants.ControlPosition,
  event,
  LatLng,
  LatLngAltitude,
  LatLngBounds,
  MapsRequestError,
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
  RouteMatrix,
  RouteMatrixItemCondition: { ROUTE_EXISTS: 'ROUTE_EXISTS', ROUTE_NOT_FOUND: 'ROUTE_NOT_FOUND' },
  TravelMode: constants.TravelMode,
};
const geocoding = {
  Geocoder,
  GeocoderLocationType: constants.GeocoderLocationType,
  GeocoderStatus: constants.GeocoderStatus,
};

/** What `importLibrary` hands out: https://developers.google.com/maps/documentation/javascript/libraries */
export const libraries = { core, maps, marker, places, routes, geocoding } as const;

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
    importLibrary: async (name: string) => {
      const library = (libraries as Readonly<Record<string, object>>)[name];
      if (!library) throw new InvalidValueError(`importLibrary: unknown library "${name}"`);
      return library;
    },
  };
}
