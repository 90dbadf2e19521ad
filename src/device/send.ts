/** The largest answer that the site reads; docs/backend.md says so to the backend. */
export const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

/**
 * Sends a request; no other file of the site does, a test says so. No cache may answer or keep the answer: it could be
 * that of another customer or of an earlier moment, because browsers also keep answers that do not allow it (decision
 * nothing-from-a-cache).
 */
export const send: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' });

/** Reads an answer's text; throws for more than 2 MB, and stops receiving there, so that no answer stops the page. */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const announced = Number(response.headers.get('Content-Length'));
  while (Math.max(bytes, announced) <= ANSWER_MAX_BYTES) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel();
  throw new RangeError('The answer is larger than 2 MB.');
}
