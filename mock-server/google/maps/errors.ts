/** What Google throws for an argument of the wrong shape; it has no page of its own, but this name and wording. */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError';
}

/**
 * What Google rejects with when its server refuses a request. The message reads "ENDPOINT: CODE: explanation".
 * https://developers.google.com/maps/documentation/javascript/reference/errors#MapsRequestError
 */
export class MapsRequestError extends Error {
  override readonly name = 'MapsRequestError';
  readonly endpoint: string;
  readonly code: string;

  constructor(endpoint: string, code: string, explanation: string) {
    super(`${endpoint}: ${code}: ${explanation}`);
    this.endpoint = endpoint;
    this.code = code;
  }
}

/** A list that may be any iterable but not a string, which is one too; the error names the property as Google does. */
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
