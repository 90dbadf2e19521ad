import * as v from 'valibot';
import { FailureWire } from '../../src/backend/wire';

/** Where the backend is, and as whom it is asked. */
export interface Target {
  /** Without a slash at its end. */
  readonly url: string;
  /** A customer's token; null: the calls of customers are only checked for refusing. */
  readonly token: string | null;
}

/** An answer, or why there is none. */
export interface Answer {
  readonly status: number | null;
  readonly headers: Headers;
  /** Parsed; undefined when it is no JSON. */
  readonly body: unknown;
  /** What is wrong before anybody looks at the body. */
  readonly trouble: string | null;
}

/** What goes with a request. */
interface Extras {
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const ANSWER_WAIT_MS = 15_000;
const nothing = { status: null, headers: new Headers(), body: undefined };

/** Makes one call; never throws. */
export async function call(url: string, method: string, path: string, extras: Extras = {}): Promise<Answer> {
  const { body, token = null, headers = {} } = extras;
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    });
    const text = await response.text();
    const { status } = response;
    return { status, headers: response.headers, body: parse(text), trouble: null };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      ...nothing,
      trouble: isLate ? `no answer within ${ANSWER_WAIT_MS / 1000} s` : `no answer: ${cause(error)}`,
    };
  }
}

/** What is wrong with an answer that should be a failure with one of these statuses. */
export function refusalProblems(when: string, answer: Answer, statuses: readonly number[]): readonly string[] {
  if (answer.trouble) return [`${when}: ${answer.trouble}`];
  const isExpected = answer.status !== null && statuses.includes(answer.status);
  if (!isExpected) return [`${when}: expected ${statuses.join(' or ')}, got ${answer.status}`];
  return v.is(FailureWire, answer.body) ? [] : [`${when}: the body is not { message }`];
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
