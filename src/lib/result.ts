/** The outcome of something that can fail: clients answer it and never throw across a room (DESIGN §4). */
export type Result<Value, Failure> = Success<Value> | Failed<Failure>;

/** The good half of a {@link Result}. */
export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** The other half of a {@link Result}: why it did not work. */
export interface Failed<Failure> {
  readonly ok: false;
  readonly failure: Failure;
}

/** Wraps a value as a success. */
export const succeed = <Value>(value: Value): Success<Value> => ({ ok: true, value });

/** Wraps a reason as a failure. */
export const fail = <Failure>(failure: Failure): Failed<Failure> => ({ ok: false, failure });

/** The result with its value changed; a failure stays as it is. */
export const mapValue = <From, To, Failure>(
  result: Result<From, Failure>,
  change: (value: From) => To,
): Result<To, Failure> => (result.ok ? succeed(change(result.value)) : result);

/** The value of a result; throws the failure as it is, for a library that wants it thrown (a query's `error`). */
export function valueOrThrow<Value, Failure>(result: Result<Value, Failure>): Value {
  if (result.ok) return result.value;
  throw result.failure;
}
