import * as v from 'valibot';
import type { PlaceLanguage } from '../../city/places/gazetteer';
import { photonLayers } from '../../city/places/kinds';

/** A request that Photon refuses; it answers 400 with `{ message }` (`GeoJsonFormatter.formatError`). */
export class PhotonFailure extends Error {
  readonly status = 400;
}

/** The parameters of a request: a text, or several for a name that is there more than once. */
export type Query = Readonly<Record<string, unknown>>;

/** The languages of an answer's names; the local name is German. */
const LANGUAGES = ['de', 'en'] as const satisfies readonly PlaceLanguage[];
const LOCAL_LANGUAGE: PlaceLanguage = 'de';
/** `-max-results` and `-max-reverse-results` of a Photon that was started without options. */
const MOST_RESULTS = 50;
const FARTHEST_KM = 5000;

const texts = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value) => [value].flat()),
);
/** The first value. */
const text = v.pipe(
  texts,
  v.transform(([first]) => first),
);
/** A number, null if it is missing or empty; `NaN` is refused. */
const numberLike = (pattern: RegExp) =>
  v.pipe(
    text,
    v.check((given) => !given || pattern.test(given)),
    v.transform((given) => (given ? Number(given) : null)),
  );
const decimal = numberLike(/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i);
/** Java's `Integer`. */
const whole = numberLike(/^[+-]?\d{1,9}$/);
const degrees = (most: number) =>
  v.pipe(
    decimal,
    v.check((value) => Math.abs(value ?? 0) <= most),
  );

const common = {
  lang: text,
  limit: whole,
  layer: v.pipe(
    texts,
    v.array(v.picklist(photonLayers, `Unknown layer type. Available layers: [${photonLayers.join(', ')}]`)),
  ),
  lat: degrees(90),
  lon: degrees(180),
};
const SearchQuery = v.strictObject({
  ...common,
  q: text,
  zoom: whole,
  countrycode: texts,
});
const ReverseQuery = v.strictObject({
  ...common,
  radius: v.pipe(
    decimal,
    v.check((km) => km === null || (km > 0 && km <= FARTHEST_KM)),
  ),
});

/**
 * Parameters that Photon documents and the stand-in does not support:
 * https://github.com/komoot/photon/blob/master/docs/api-v1.md
 */
const NOT_COVERED = ['debug', 'dedupe', 'geometry', 'osm_tag', 'include', 'exclude'];

/** Reads the parameters of a request; refuses in Photon's words what it does not know, and what has no effect here. */
function read<Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>,
  query: Query,
  notCovered: readonly string[],
) {
  const withoutEffect = [...NOT_COVERED, ...notCovered];
  const other = Object.keys(query).find((name) => withoutEffect.includes(name));
  if (other !== undefined) throw new PhotonFailure(`The stand-in does not cover the parameter '${other}'.`);
  const result = v.safeParse(schema, query);
  if (result.success) return result.output;
  const [{ type, path, message }] = result.issues;
  const name = String(path?.[0].key);
  if (type === 'picklist') throw new PhotonFailure(message);
  if (type !== 'strict_object') throw new PhotonFailure(`Invalid value for '${name}' parameter.`);
  const allowed = [...Object.keys(schema.entries), ...withoutEffect].join(', ');
  throw new PhotonFailure(`Unknown query parameter '${name}'.  Allowed parameters are: [${allowed}]`);
}

/** `lang`, else the first language of `Accept-Language` that is known, else the local one. */
function languageOf(asked: string | undefined, acceptLanguage: string | null): PlaceLanguage {
  if (asked === 'default') return LOCAL_LANGUAGE;
  const known = LANGUAGES.find((language) => language === asked);
  if (asked !== undefined && !known) {
    throw new PhotonFailure(`Language is not supported. Supported are: default, ${LANGUAGES.join(', ')}`);
  }
  const ranges = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  const [first] = ranges;
  const accepted = LANGUAGES.find((one) => one === first) ?? LANGUAGES.find((one) => ranges.includes(one));
  return known ?? accepted ?? LOCAL_LANGUAGE;
}

/** A point; null if both parts are missing, refused if one is. */
function pointOf({ lat, lon }: { readonly lat: number | null; readonly lon: number | null }) {
  if (lat === null && lon === null) return null;
  if (lat === null || lon === null) throw new PhotonFailure(`Missing parameter '${lat === null ? 'lat' : 'lon'}'.`);
  return { lat, lng: lon };
}

/** A limit out of range is the nearest one in it. */
const within = (lowest: number, highest: number, value: number) => Math.max(lowest, Math.min(highest, value));

/** Zoom 4 and less means no preference. */
const FARTHEST_ZOOM_WITH_BIAS = 5;

/** Reads the parameters of `/api`; throws {@link PhotonFailure} (`SimpleSearchRequestFactory`). */
export function readSearch(query: Query, acceptLanguage: string | null) {
  const given = read(SearchQuery, query, ['suggest_addresses', 'bbox', 'location_bias_scale']);
  const { q = '', lang, limit, layer: layers } = given;
  const zoom = within(0, 18, given.zoom ?? 12);
  const center = pointOf(given);
  if (q.trim() === '') throw new PhotonFailure('q parameter is required when no include categories are specified');
  const hasBias = center !== null && zoom >= FARTHEST_ZOOM_WITH_BIAS;
  return {
    text: q,
    language: languageOf(lang, acceptLanguage),
    limit: within(1, MOST_RESULTS, limit ?? 15),
    /** Empty: all layers. */
    layers,
    /** The preferred area: 0.1 km at zoom 18, 2.2 times as much each step less (`SearchRequestBase.zoomToRadius`). */
    bias: hasBias ? { center, radiusMeters: 100 * 2.2 ** (18 - zoom) } : null,
    /** ISO 3166-1 codes in capitals; empty: all countries. */
    countries: given.countrycode.map((code) => code.toUpperCase()),
  };
}

/** Reads the parameters of `/reverse`; throws {@link PhotonFailure} (`ReverseRequestFactory`). */
export function readReverse(query: Query, acceptLanguage: string | null) {
  const given = read(ReverseQuery, query, ['query_string_filter', 'distance_sort']);
  const { lang, limit, layer: layers, radius } = given;
  const at = pointOf(given);
  if (at === null) throw new PhotonFailure("Missing parameter 'lat'.");
  return {
    at,
    radiusMeters: (radius ?? 1) * 1000,
    language: languageOf(lang, acceptLanguage),
    limit: within(1, MOST_RESULTS, limit ?? 1),
    layers,
  };
}
