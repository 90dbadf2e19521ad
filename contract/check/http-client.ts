import { ANSWER_WAIT_MS, foreignOrigin, noAnswer, parseJson } from './page-answer';
import type { Target } from './targets';

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
interface Extras {
  /** Sent as JSON; a text is sent unchanged. */
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const nothing = { status: null, headers: new Headers(), body: undefined };

/** Makes one call as a page of the site does; never throws. */
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
    return {
      status,
      headers: response.headers,
      body: parseJson(text),
      trouble: foreignOrigin(response.headers, origin),
    };
  } catch (error) {
    return { ...nothing, trouble: noAnswer(error) };
  }
}
