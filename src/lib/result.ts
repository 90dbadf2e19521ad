/** The outcome of an operation that can fail: clients return it instead of throwing across rooms. */
export type Result<Value, Failure> = Success<Value> | Failed<Failure>;

/** A successful {@link Result}. */
export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** A failed {@link Result}, with the reason. */
export interface Failed<Failure> {
  readonly ok: false;
  readonly failure: Failure;
}

export const succeed = <Value>(value: Value): Success<Value> => ({ ok: true, value });

export const fail = <Failure>(failure: Failure): Failed<Failure> => ({ ok: false, failure });

/** Maps the value of a result; a failure stays unchanged. */
export const mapValue = <From, To, Failure>(
  result: Result<From, Failure>,
  change: (value: From) => To,
): Result<To, Failure> => (result.ok ? succeed(change(result.value)) : result);

/** The value of a result; throws the failure unchanged, for a library that expects that (a query's `error`). */
export function valueOrThrow<Value, Failure>(result: Result<Value, Failure>): Value {
  if (result.ok) return result.value;
  throw result.failure;
}

/** Resolves like the promise, but to `late` when that takes longer than so many milliseconds. */
export function within<Value>(milliseconds: number, promise: Promise<Value>, late: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

/** Makes the compiler check that a switch covers every member of a union. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
