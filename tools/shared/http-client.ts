import { setTimeout as wait } from 'node:timers/promises';
import { readRetryAfter } from '../../src/backend/retry-after';

/** A service, and the site that uses it. */
export interface Service {
  /** Without a trailing slash. */
  readonly url: string;
  /** The site's origin, as sent by a browser. */
  readonly origin: string;
  /** Receives the id of every booking that an answer says it has made. */
  readonly made?: Set<string>;
}

/** An answer, or the reason for its absence. */
export interface Answer {
  readonly status: number | null;
  readonly headers: Headers;
  /** Parsed; undefined if it is not JSON. */
  readonly body: unknown;
  /** Why there is no answer, or why a page of the site could not read it; else null. */
  readonly trouble: string | null;
}

/** The optional parts of a request. */
export interface Request {
  /** Sent as JSON; a text is sent unchanged. */
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The time limit for an answer. */
export const ANSWER_WAIT_MS = 15_000;

/** The calls that change nothing. */
const READS = /^GET |\/get-/;
/** The wait before a read is sent again, if a busy service does not name one. */
const BUSY_WAIT_MS = 5_000;

/** Makes one call as a page of the site does; never throws. A read that a busy service refuses is sent once more. */
export async function call(service: Service, method: string, path: string, request: Request = {}): Promise<Answer> {
  const answer = await callOnce(service, method, path, request);
  if (answer.status !== 429 || !READS.test(`${method} ${path}`)) return answer;
  await wait(readRetryAfter(answer.headers.get('retry-after'), Date.now()) ?? BUSY_WAIT_MS);
  return callOnce(service, method, path, request);
}

async function callOnce(
  { url, origin, made }: Service,
  method: string,
  path: string,
  { body, token = null, headers = {} }: Request,
): Promise<Answer> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        Origin: origin,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : (JSON.stringify(body) ?? null),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    });
    const answer = parseJson(await response.text());
    const id = orderedId(answer);
    if (id !== null) made?.add(id);
    const trouble = new URL(url).origin === origin ? null : foreignOrigin(response.headers, origin);
    return { status: response.status, headers: response.headers, body: answer, trouble };
  } catch (error) {
    return { status: null, headers: new Headers(), body: undefined, trouble: noAnswer(error) };
  }
}

/** A field of an answer whose form is unknown. */
export const fieldOf = (body: unknown, name: string): unknown => Object(body)[name];

/** The booking id in the answer to an order; null without one. */
export function orderedId(body: unknown): string | null {
  const id = fieldOf(body, 'tempBookingId');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/** Why a page of this origin cannot read an answer of another one; null if it can. */
function foreignOrigin(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  const named =
    allowed === null ? 'there is no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin is ${allowed}`;
  return `a page of ${origin} (--origin) may not read the answer: ${named}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a request, or its connection, has no answer. */
export function noAnswer(error: unknown): string {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? `no answer within ${ANSWER_WAIT_MS / 1000} s` : `no answer: ${cause(error)}`;
}

/** The cause in words. The failure of a host with several addresses has none, but its parts do, one per address. */
export function cause(error: unknown): string {
  const failure = Object(error) as Partial<AggregateError & NodeJS.ErrnoException>;
  if (failure.cause) return cause(failure.cause);
  const parts = [...new Set(failure.errors?.map(cause))].join('; ');
  const known = failure.message || parts || failure.code || failure.name;
  return known || (typeof error === 'object' ? JSON.stringify(error) : String(error));
}
