/** The time limit for an answer. */
export const ANSWER_WAIT_MS = 15_000;

/** Why a page of this origin cannot read an answer; null if it can. */
export function foreignOrigin(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  const named =
    allowed === null ? 'there is no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin is ${allowed}`;
  return `a page of ${origin} (--origin) may not read the answer: ${named}`;
}

/** Parses JSON; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
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
  const {
    message,
    code,
    name,
    cause: inner,
    errors,
  } = Object(error) as Partial<AggregateError & NodeJS.ErrnoException>;
  if (inner) return cause(inner);
  const parts = [...new Set(errors?.map(cause))].join('; ');
  return message || parts || code || name || String(error);
}
