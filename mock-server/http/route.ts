import * as v from 'valibot';
import type { StoredCustomer } from '../storage';

/** A call that fails; its status and `{ message }` go over the wire (D30). */
export class HttpFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The part of a request that a route receives. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Unchecked; see {@link check}. */
  readonly body: unknown;
  /** The network address of the client. */
  readonly address: string;
  /** A header's text; null without it. */
  header(name: string): string | null;
  /** Reads the bearer token (Spec §6); throws 401 without a valid one. */
  customer(): StoredCustomer;
}

/** One call of Spec §7 or of docs/backend.md: its return value becomes the JSON body, or 204 without one. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  answer(call: Call): unknown;
}

/** One {@link Route}. */
export const route = (method: Route['method'], path: string, answer: Route['answer']): Route => ({
  method,
  path,
  answer,
});

/** Validates the input with a schema; otherwise throws 400 with a sentence that names the field. */
export function check<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw badField(v.getDotPath(issue) ?? 'body', issue.message);
}

/** The failure of a request with a missing or wrong field. */
export const badField = (field: string, reason: string) => new HttpFailure(400, `${field} is not valid: ${reason}.`);

/** Whether a path controls the local backend; no real backend has such paths. */
export const isControlPath = (path: string) => path.startsWith('/__');

/** Whether a path matches a pattern: `*` and `:name` are one segment, `*` at the end is the whole rest. */
export function fitsPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpenEnded = wanted.at(-1) === '*';
  const fixed = isOpenEnded ? wanted.slice(0, -1) : wanted;
  if (isOpenEnded ? given.length < wanted.length : given.length !== wanted.length) return false;
  return fixed.every((segment, index) =>
    segment === '*' || segment.startsWith(':') ? given[index] !== '' : segment === given[index],
  );
}
