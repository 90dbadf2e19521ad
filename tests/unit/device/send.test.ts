import * as v from 'valibot';
import { request } from '../../../src/backend/request';
import { ANSWER_MAX_BYTES, readText, send } from '../../../src/device/send';
import { endShares } from '../../../src/layout/end-shares';
import { getJson } from '../../../src/maps/open/answer';
import { sourcesOf } from '../../support/sources';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

/** Replaces the network by these answers' bodies. */
function answering(body: BodyInit | null, headers: Record<string, string> = {}) {
  const fetch = jest.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response(body, { headers }));
  globalThis.fetch = fetch;
  return fetch;
}

describe('no answer comes from a cache', () => {
  const call = { method: 'GET', path: '/follow/a', answer: v.unknown(), failure: 'rides' } as const;
  const shares = JSON.stringify({ shares: [{ bookingId: '7', expiresAtMs: 2e12, showsName: true }] });
  test.each<[string, () => unknown]>([
    ['a call of the backend', () => request(call)],
    ['the end of a shared link at the logout', () => endShares(shares, 'token')],
    ['an open map service', () => getJson('https://maps.example/api', {})],
    ['whatever a caller wishes', () => send('/a', { cache: 'force-cache' })],
  ])('%s is asked for with no-store', async (_title, ask) => {
    // An answer without a time would lead to a second request, to the site's own host.
    const fetch = answering('{}', { Date: new Date().toUTCString() });
    await ask();
    expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store']);
  });

  test('no other file of the site makes requests', () => {
    const senders = /(?<![.\w])fetch\((?!\))|\b(globalThis|window|self)\.fetch\b|XMLHttpRequest|sendBeacon|EventSource/;
    const found = sourcesOf(/\.tsx?$/).filter(({ text }) => senders.test(text));
    expect(found.map(({ name }) => name)).toEqual(['device/send.ts']);
  });
});

describe('an answer of more than 2 MB is a failed call', () => {
  const half = new Uint8Array(ANSWER_MAX_BYTES / 2).fill(0x20);
  /** Half the limit with each pull, without an end; counts the pulls. */
  function endless() {
    const stream = { pulls: 0, isCancelled: false };
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          stream.pulls += 1;
          controller.enqueue(half);
        },
        cancel: () => {
          stream.isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { stream, body };
  }

  test.each([
    ['by its Content-Length, before anything is read', { 'Content-Length': String(ANSWER_MAX_BYTES + 1) }, 0],
    ['by what has come, whatever is announced', { 'Content-Length': '7' }, 3],
    ['without an announcement', {}, 3],
  ])('%s', async (_title, headers, pulls) => {
    const { stream, body } = endless();
    answering(body, headers as Record<string, string>);
    const call = { method: 'GET', path: '/vehicle-location', answer: v.unknown(), failure: 'vehicles' } as const;
    expect(await request(call)).toMatchObject({ ok: false, failure: { kind: 'malformed', message: 'vehicles' } });
    expect(stream).toEqual({ pulls, isCancelled: true });
  });

  test('the open map services too', async () => {
    const { stream, body } = endless();
    answering(body);
    await expect(getJson('https://maps.example/api', {})).rejects.toThrow('larger than 2 MB');
    expect(stream.isCancelled).toBe(true);
  });

  test('2 MB are read, and letters in two pieces are whole', async () => {
    const text = `${'ä'.repeat(ANSWER_MAX_BYTES / 2 - 1)}ab`;
    const bytes = new TextEncoder().encode(text);
    expect(bytes.byteLength).toBe(ANSWER_MAX_BYTES);
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes.subarray(0, 1001));
        controller.enqueue(bytes.subarray(1001));
        controller.close();
      },
    });
    expect(await readText(new Response(body))).toBe(text);
    expect(await readText(new Response(null, { status: 204 }))).toBe('');
  });
});
