/** A request that Photon refuses; it answers 400 with `{ message }` (`GeoJsonFormatter.formatError`). */
export class PhotonFailure extends Error {
  readonly status = 400;
}

/** The parameters of a request: a text, or several for a name that is there more than once. */
export type Query = Readonly<Record<string, unknown>>;

/**
 * Parameters that Photon documents and the stand-in does not support:
 * https://github.com/komoot/photon/blob/master/docs/api-v1.md
 */
const NOT_COVERED = ['debug', 'dedupe', 'geometry', 'osm_tag', 'include', 'exclude'];

/** Refuses a parameter that Photon does not support, in its words, and one that would have no effect here. */
export function checkNames(query: Query, known: readonly string[], notCovered: readonly string[]): void {
  const withoutEffect = [...NOT_COVERED, ...notCovered];
  for (const name of Object.keys(query)) {
    if (withoutEffect.includes(name)) throw new PhotonFailure(`The stand-in does not cover the parameter '${name}'.`);
    if (known.includes(name)) continue;
    const allowed = [...known, ...withoutEffect].join(', ');
    throw new PhotonFailure(`Unknown query parameter '${name}'.  Allowed parameters are: [${allowed}]`);
  }
}

/** All values of a parameter; empty if it is missing. */
export function textsOf(query: Query, name: string): readonly string[] {
  const value = query[name];
  const values: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return values.map((text) => {
    if (typeof text === 'string') return text;
    throw new PhotonFailure(`Invalid value for '${name}' parameter.`);
  });
}

/** The first value of a parameter; null if it is missing. */
export const textOf = (query: Query, name: string): string | null => textsOf(query, name)[0] ?? null;

/** The number in a parameter; null if it is missing or empty. An invalid number, `NaN` included, is refused. */
export function numberOf(
  query: Query,
  name: string,
  pattern = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i,
): number | null {
  const text = textOf(query, name);
  if (text === null || text === '') return null;
  if (!pattern.test(text)) throw new PhotonFailure(`Invalid value for '${name}' parameter.`);
  return Number(text);
}

/** Java's `Integer`. */
const WHOLE = /^[+-]?\d{1,9}$/;

/** The whole number in a parameter; null if it is missing. */
export const wholeNumberOf = (query: Query, name: string): number | null => numberOf(query, name, WHOLE);

/** A point; null if both parts are missing, refused if one is missing or out of range. */
export function pointOf(query: Query): { readonly lat: number; readonly lng: number } | null {
  const part = (name: 'lat' | 'lon', most: number) => {
    const value = numberOf(query, name);
    if (value !== null && !(value >= -most && value <= most)) {
      throw new PhotonFailure(`Invalid value for '${name}' parameter.`);
    }
    return value;
  };
  const lat = part('lat', 90);
  const lng = part('lon', 180);
  if (lat === null && lng === null) return null;
  if (lng === null) throw new PhotonFailure("Missing parameter 'lon'.");
  if (lat === null) throw new PhotonFailure("Missing parameter 'lat'.");
  return { lat, lng };
}
