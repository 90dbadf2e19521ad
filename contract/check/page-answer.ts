/** How long a check waits for an answer. */
export const ANSWER_WAIT_MS = 15_000;

/** Why a page of this origin may not read an answer; null when it may. */
export function foreignOrigin(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  const named =
    allowed === null ? 'there is no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin is ${allowed}`;
  return `a page of ${origin} (--origin) may not read the answer: ${named}`;
}

/** The JSON value of a text; undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a request has no answer. */
export function noAnswer(error: unknown): string {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? `no answer within ${ANSWER_WAIT_MS / 1000} s` : `no answer: ${cause(error)}`;
}

function cause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
