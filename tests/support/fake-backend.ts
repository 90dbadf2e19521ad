/** One response of the network: a status and a body (JSON unless it is text), no response, or a broken connection. */
export type Reply =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | 'hangs'
  | 'breaks';

/** A request of the site. */
export interface AskedCall {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * The network in a test of hooks: only `fetch` is replaced. Responses are keyed by "METHOD /path" without a query; a
 * function is called for each request. A request without a key fails, like a missing server.
 */
export function fakeBackend(replies: Record<string, Reply | (() => Reply | Promise<Reply>)> = {}) {
  const asked: AskedCall[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input));
    const call = `${init.method ?? 'GET'} ${pathname}`;
    asked.push({
      call,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    });
    const found = replies[call] ?? 'breaks';
    const reply = typeof found === 'function' ? await found() : found;
    if (reply === 'breaks') throw new TypeError('Failed to fetch');
    if (reply === 'hangs') return new Promise(() => {});
    const { status = 200, body, headers = {} } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
    // jsdom has no Response: these are the parts that the site reads.
    const answer = { ok: status >= 200 && status < 300, status, headers: new Headers(headers) };
    return { ...answer, json: async () => JSON.parse(text), text: async () => text } as Response;
  };
  return {
    asked,
    /** The number of times a call was made. */
    count: (call: string) => asked.filter((one) => one.call === call).length,
    /** Changes the answer of a call from now on. */
    reply: (call: string, reply: Reply | (() => Reply | Promise<Reply>)) => {
      replies[call] = reply;
    },
    /** Replaces the browser's fetch until the test ends. */
    install: () => {
      const before = globalThis.fetch;
      globalThis.fetch = fetch as typeof globalThis.fetch;
      return () => {
        globalThis.fetch = before;
      };
    },
  };
}
