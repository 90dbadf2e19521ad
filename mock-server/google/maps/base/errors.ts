/**
 * The error that Google throws for an argument of the wrong shape. Google does not document it, but this is its name
 * and wording.
 */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError';
}

/** Thrown for features that Google has and the stand-in lacks: a wrong answer could pass a test that must fail. */
export class NotCoveredError extends Error {
  override readonly name = 'NotCoveredError';

  constructor(what: string) {
    super(`The local stand-in for Google does not cover ${what}.`);
  }
}

/**
 * The error that Google rejects with when a call over the network fails. The message has the form "ENDPOINT: CODE:
 * explanation"; `code` is a status of the service. Thrown itself without an answer, else as one of its two subclasses.
 * https://developers.google.com/maps/documentation/javascript/reference/errors#MapsNetworkError
 */
export class MapsNetworkError extends Error {
  override readonly name: string = 'MapsNetworkError';
  readonly endpoint: string;
  readonly code: string;

  constructor(endpoint: string, code: string, explanation: string) {
    super(`${endpoint}: ${code}: ${explanation}`);
    this.endpoint = endpoint;
    this.code = code;
  }
}

/**
 * The server refused the request: the equivalent of a 4xx in HTTP.
 * https://developers.google.com/maps/documentation/javascript/reference/errors#MapsRequestError
 */
export class MapsRequestError extends MapsNetworkError {
  override readonly name = 'MapsRequestError';
}

/**
 * The server failed: the equivalent of a 5xx in HTTP.
 * https://developers.google.com/maps/documentation/javascript/reference/errors#MapsServerError
 */
export class MapsServerError extends MapsNetworkError {
  override readonly name = 'MapsServerError';
}

/** A list that may be any iterable except a string; the error names the property as Google does. */
export function requireList<T>(value: Iterable<T> | null | undefined, property: string): readonly T[] {
  if (value === null || value === undefined) throw new InvalidValueError(`in property ${property}: missing`);
  if (typeof value === 'string' || typeof value[Symbol.iterator] !== 'function') {
    throw new InvalidValueError(`in property ${property}: not iterable`);
  }
  return [...value];
}

/**
 * The field mask that Places and Routes insist on: a list with at least one known field, or `*`.
 * https://developers.google.com/maps/documentation/javascript/place-details#fields
 */
export function requireFields(
  fields: Iterable<string> | null | undefined,
  known: readonly string[],
  endpoint: string,
): ReadonlySet<string> {
  const asked = requireList(fields, 'fields');
  if (asked.length === 0) {
    throw new MapsRequestError(endpoint, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  }
  if (asked.includes('*')) return new Set(known);
  const unknown = asked.filter((field) => !known.includes(field.split('.')[0] ?? ''));
  if (unknown.length > 0) throw new InvalidValueError(`Unknown fields requested: ${unknown.join(', ')}`);
  return new Set(asked.map((field) => field.split('.')[0] ?? ''));
}
