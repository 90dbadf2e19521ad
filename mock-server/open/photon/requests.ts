import type { Coordinates } from '../../../src/lib/coordinates';
import type { PlaceLanguage } from '../../city/places/gazetteer';
import { type PhotonLayer, photonLayers } from '../../city/places/kinds';
import { checkNames, numberOf, PhotonFailure, pointOf, type Query, textOf, textsOf, wholeNumberOf } from './query';

/** The languages of an answer's names; the local name is German. */
const LANGUAGES = ['de', 'en'] as const satisfies readonly PlaceLanguage[];
const LOCAL_LANGUAGE: PlaceLanguage = 'de';
/** `-max-results` and `-max-reverse-results` of a Photon that was started without options. */
const MOST_RESULTS = 50;

interface CommonRequest {
  readonly language: PlaceLanguage;
  readonly limit: number;
  /** Empty: all layers. */
  readonly layers: readonly PhotonLayer[];
}

/** A checked request to `/api`. */
export interface SearchRequest extends CommonRequest {
  readonly text: string;
  /** The preferred area of results; null for none. */
  readonly bias: { readonly center: Coordinates; readonly radiusMeters: number } | null;
  /** ISO 3166-1 codes in capitals; empty: all countries. */
  readonly countries: readonly string[];
  readonly box: { readonly west: number; readonly south: number; readonly east: number; readonly north: number } | null;
}

/** A checked request to `/reverse`. */
export interface ReverseRequest extends CommonRequest {
  readonly at: Coordinates;
  readonly radiusMeters: number;
}

/** `lang`, else the first language of `Accept-Language` that is known, else the local one. */
function languageOf(query: Query, acceptLanguage: string | null): PlaceLanguage {
  const asked = textOf(query, 'lang');
  if (asked === 'default') return LOCAL_LANGUAGE;
  if (asked !== null) {
    const known = LANGUAGES.find((language) => language === asked);
    if (known) return known;
    throw new PhotonFailure(`Language is not supported. Supported are: default, ${LANGUAGES.join(', ')}`);
  }
  const ranges = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => ranges[0] === language) ??
    LANGUAGES.find((one) => ranges.includes(one)) ??
    LOCAL_LANGUAGE
  );
}

function layersOf(query: Query): readonly PhotonLayer[] {
  return textsOf(query, 'layer').map((name) => {
    const known = photonLayers.find((layer) => layer === name);
    if (known) return known;
    throw new PhotonFailure(`Unknown layer type. Available layers: [${photonLayers.join(', ')}]`);
  });
}

/** A limit out of range is the nearest one in it. */
const limitOf = (query: Query, usual: number) =>
  Math.max(1, Math.min(MOST_RESULTS, wholeNumberOf(query, 'limit') ?? usual));

const commonRequest = (query: Query, acceptLanguage: string | null, usualLimit: number): CommonRequest => ({
  language: languageOf(query, acceptLanguage),
  limit: limitOf(query, usualLimit),
  layers: layersOf(query),
});

/** Zoom 4 and less means no preference. */
const FARTHEST_ZOOM_WITH_BIAS = 5;

/**
 * `zoom` means a radius: 0.1 km at zoom 18, 2.2 times as much for each step less (`SearchRequestBase.zoomToRadius`).
 */
function biasOf(query: Query): SearchRequest['bias'] {
  const zoom = Math.max(0, Math.min(18, wholeNumberOf(query, 'zoom') ?? 12));
  const scale = Math.max(0, Math.min(1, numberOf(query, 'location_bias_scale') ?? 0.4));
  const center = pointOf(query);
  // At scale 1 the distance has the weight 0.
  if (center === null || zoom < FARTHEST_ZOOM_WITH_BIAS || scale === 1) return null;
  return { center, radiusMeters: 100 * 2.2 ** (18 - zoom) };
}

function boxOf(query: Query): SearchRequest['box'] {
  const text = textOf(query, 'bbox');
  if (text === null || text === '') return null;
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isBox = numbers.length === 4 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  if (!isBox || !(Math.abs(south) <= 90 && Math.abs(north) <= 90)) {
    throw new PhotonFailure("Invalid value for 'bbox' parameter.");
  }
  return { west, south, east, north };
}

const COMMON = ['lang', 'limit', 'layer'];
const SEARCH = [...COMMON, 'q', 'lat', 'lon', 'zoom', 'location_bias_scale', 'bbox', 'countrycode'];
const REVERSE = [...COMMON, 'lat', 'lon', 'radius'];

/** Reads the parameters of `/api`; throws {@link PhotonFailure} (`SimpleSearchRequestFactory`). */
export function readSearch(query: Query, acceptLanguage: string | null): SearchRequest {
  checkNames(query, SEARCH, ['suggest_addresses']);
  const request = {
    ...commonRequest(query, acceptLanguage, 15),
    bias: biasOf(query),
    box: boxOf(query),
    countries: textsOf(query, 'countrycode').map((code) => code.toUpperCase()),
  };
  const text = textOf(query, 'q') ?? '';
  if (text.trim() === '') throw new PhotonFailure('q parameter is required when no include categories are specified');
  return { ...request, text };
}

const FARTHEST_KM = 5000;

/** Reads the parameters of `/reverse`; throws {@link PhotonFailure} (`ReverseRequestFactory`). */
export function readReverse(query: Query, acceptLanguage: string | null): ReverseRequest {
  checkNames(query, REVERSE, ['query_string_filter', 'distance_sort']);
  const at = pointOf(query);
  if (at === null) throw new PhotonFailure("Missing parameter 'lat'.");
  const radius = numberOf(query, 'radius') ?? 1;
  if (!(radius > 0 && radius <= FARTHEST_KM)) throw new PhotonFailure("Invalid value for 'radius' parameter.");
  return { ...commonRequest(query, acceptLanguage, 1), at, radiusMeters: radius * 1000 };
}
