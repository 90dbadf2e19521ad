import * as v from 'valibot';
import { backendAhead, learnAhead } from '../device/clock';
import { env } from '../env';
import { readJson } from '../lib/read-json';
import { fail, type Result, succeed } from '../lib/result';
import { createStore } from '../lib/store';
import { bearer } from './bearer';
import type { CallFailure } from './failure';

/** A token that the backend has just refused: whoever keeps the session ends it and sets this back to null. */
export const refusedToken = createStore<string | null>(null);

/** How long a call may take before it counts as failed. */
export const CALL_TIMEOUT_MS = 20_000;

/** One call of Spec §7: what is sent, how the answer is read, and its sentence when it fails. */
export interface Call<Schema extends v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly answer: Schema;
  readonly failure: CallFailure['message'];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the stored token; without one the call fails as Unauthorized and nothing is sent (Spec §5). */
  readonly bearer?: boolean;
}

/** What a call answers; a failure carries its sentence of Spec §8. */
export type Answer<Value> = Promise<Result<Value, CallFailure>>;

/** What a call needs from outside; tests pass their own. */
export interface RequestTools {
  readonly fetch: typeof fetch;
  readonly readToken: () => string | null;
}

const browserTools: RequestTools = {
  fetch: (input, init) => globalThis.fetch(input, init),
  readToken: () => bearer.get()(),
};

/** Sends one call and reads its answer; never throws (Spec §8). */
export async function request<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  tools: RequestTools = browserTools,
): Answer<v.InferOutput<Schema>> {
  const token = call.bearer ? tools.readToken() : null;
  if (call.bearer && !token) return fail({ kind: 'unauthorized', status: null, message: 'unauthorized' });

  const failed = (kind: CallFailure['kind'], status: number | null) => fail({ kind, status, message: call.failure });
  let status: number | null = null;
  const sentAtMs = Date.now();
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
    const times = { sentAtMs, receivedAtMs: Date.now() };
    backendAhead.set(learnAhead(backendAhead.get(), response.headers.get('Date'), times));
    if (status === 401) {
      if (token) refusedToken.set(token);
      return fail({ kind: 'unauthorized', status, message: 'unauthorized' });
    }
    if (!response.ok) return failed('refused', status);
    // Nothing at all is an answer only to a call that needs none (204, or an empty body); every other schema refuses it.
    const text = await response.text();
    const answer = v.safeParse(call.answer, text.trim() === '' ? undefined : readJson(text));
    return answer.success ? succeed(answer.output) : failed('malformed', status);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failed('timeout', status);
    return failed(status === null ? 'unreachable' : 'malformed', status);
  }
}
