import { NotCoveredError } from '../../covered';

/**
 * The error that Google throws for an argument of the wrong shape. Google does not document it, but this is its name
 * and wording.
 */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError';
}

/**
 * The error that Google rejects with when a call over the network fails. The message has the form "ENDPOINT: CODE:
 * explanation"; `code` is a status of the service. Thrown itself without an answer, else as one of its two subclasses.
 * https://developers.google.com/maps/documentation/javascript/reference/errors#MapsNetworkError
 */
export class MapsNetworkError extends Error {
  override readonly name: string = 'MapsNetworkError';

  constructor(
    readonly endpoint: string,
    readonly code: string,
    explanation: string,
  ) {
    super(`${endpoint}: ${code}: ${explanation}`);
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
 * The field mask that Places and Routes insist on: a list with at least one field. One that is not filled in here is
 * refused by name. https://developers.google.com/maps/documentation/javascript/place-details#fields
 */
export function requireFields<Field extends string>(
  fields: Iterable<string> | null | undefined,
  covered: readonly Field[],
  endpoint: string,
): readonly Field[] {
  const asked = requireList(fields, 'fields');
  if (asked.length === 0) {
    throw new MapsRequestError(endpoint, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  }
  return asked.map((field) => {
    const known = covered.find((one) => one === field);
    if (known === undefined) throw new NotCoveredError(`the field ${field}`);
    return known;
  });
}
