import type { Target } from './targets';

/** An answer, or why there is none. */
export interface Answer {
  readonly status: number | null;
  readonly headers: Headers;
  /** Parsed; undefined when it is no JSON. */
  readonly body: unknown;
  /** Why there is no answer, or why a page of the site could not read it; null otherwise. */
  readonly trouble: string | null;
}

/** What goes with a request. */
interface Extras {
  /** Sent as JSON, a text as it is. */
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const ANSWER_WAIT_MS = 15_000;
const nothing = { status: null, headers: new Headers(), body: undefined };

/** Makes one call as a page of the site would; never throws. */
export async function call(target: Target, method: string, path: string, extras: Extras = {}): Promise<Answer> {
  const { body, token = null, headers = {} } = extras;
  const { url, origin } = target;
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        Origin: origin,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    });
    const text = await response.text();
    const { status } = response;
    return { status, headers: response.headers, body: parse(text), trouble: foreignOrigin(response.headers, origin) };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      ...nothing,
      trouble: isLate ? `no answer within ${ANSWER_WAIT_MS / 1000} s` : `no answer: ${cause(error)}`,
    };
  }
}

/** Why a page of this origin may not read an answer; null when it may. */
function foreignOrigin(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  const named =
    allowed === null ? 'there is no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin is ${allowed}`;
  return `a page of ${origin} (--origin) may not read the answer: ${named}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function cause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
