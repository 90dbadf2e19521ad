import * as v from 'valibot';
import { now } from '../device/clock';
import { readText, send } from '../device/send';
import { startBackendCall } from '../device/server-time';
import { localStore } from '../device/storage';
import { env } from '../env';
import { readJson } from '../lib/reading';
import { fail, type Result, succeed } from '../lib/result';
import { createStore } from '../lib/store';
import type { CallFailure } from './failure';
import { readRetryAfter, repeatWhileBusy } from './retry-after';

/**
 * Returns the token of the page's person, for all calls and the live connection; null while signed out, or if another
 * person has signed in (D45). The session sets this, because storage alone cannot tell.
 */
export const bearer = createStore<() => string | null>(() => localStore.read('token'));

/** The token that the backend last refused; the session keeper ends its session and resets this to null. */
export const refusedToken = createStore<string | null>(null);

/** A call that takes longer counts as failed. */
const CALL_TIMEOUT_MS = 20_000;

/** A call of Spec §7: its request, the schema of its answer, and the sentence of its failure. */
export interface Call<Schema extends v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer: Schema;
  readonly failure: CallFailure['message'];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the stored token; without one the call fails as Unauthorized and is not sent (Spec §5). */
  readonly bearer?: boolean;
  /**
   * Whether it is sent again while the backend has no time for it (429): a GET, and a POST that only reads. A call that
   * changes something is never sent twice.
   */
  readonly repeats?: boolean;
}

/** The result of a call; a failure has its sentence of Spec §8. */
export type Answer<Value> = Promise<Result<Value, CallFailure>>;

/** The input and output of a call; tests pass their own. */
export interface RequestTools {
  readonly fetch: typeof fetch;
  readonly readToken: () => string | null;
}

const browserTools: RequestTools = {
  fetch: send,
  readToken: () => bearer.get()(),
};

/** Sends a call and parses its answer; never throws (Spec §8). A read waits for a backend that has no time (429). */
export async function request<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  tools: RequestTools = browserTools,
): Answer<v.InferOutput<Schema>> {
  const token = call.bearer ? tools.readToken() : null;
  const once = () => sendOnce(call, token, tools);
  return (call.repeats ?? call.method === 'GET') ? repeatWhileBusy(once) : once();
}

async function sendOnce<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  token: string | null,
  tools: RequestTools,
): Answer<v.InferOutput<Schema>> {
  // The token may have changed while a read waited.
  if (call.bearer && (!token || tools.readToken() !== token)) {
    return fail({ kind: 'unauthorized', status: null, message: 'unauthorized' });
  }

  let status: number | null = null;
  let named: Pick<CallFailure, 'reference' | 'retryAfterMs'> = {};
  const failed = (kind: CallFailure['kind'], message = call.failure) => fail({ kind, status, message, ...named });
  const learnTime = startBackendCall();
  try {
    const response = await tools.fetch(`${env.apiUrl}${call.path}`, {
      method: call.method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    status = response.status;
    const reference = response.headers.get('X-Reference');
    if (reference && /^[A-Z]{4}$/.test(reference)) named = { reference };
    learnTime(response.headers.get('Date'));
    if (status === 401) {
      if (token) refusedToken.set(token);
      return failed('unauthorized', 'unauthorized');
    }
    const retryAfterMs = status === 429 ? readRetryAfter(response.headers.get('Retry-After'), now()) : null;
    if (retryAfterMs !== null) named = { ...named, retryAfterMs };
    if (!response.ok) return failed('refused');
    // An empty body (or 204) is valid only for a call that needs no answer; every other schema rejects it.
    const text = await readText(response);
    const answer = v.safeParse(call.answer, text.trim() === '' ? undefined : readJson(text));
    return answer.success ? succeed(answer.output) : failed('malformed');
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failed('timeout');
    return failed(status === null ? 'unreachable' : 'malformed');
  }
}
