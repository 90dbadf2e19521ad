import * as v from 'valibot';
import { isStillUnderWay, isUnsent } from '../../../src/backend/failure';
import { type RequestTools, request } from '../../../src/backend/request';
import { busySeconds } from '../../../src/backend/retry-after';
import { isTimeTold, now } from '../../../src/device/clock';

const call = {
  method: 'POST',
  path: '/bookings/createWebsiteOrder',
  body: { a: 1 },
  bearer: true,
  answer: v.object({ id: v.string() }),
  failure: 'bookingFailed',
} as const;

const answering = (status: number, body: string): RequestTools => ({
  fetch: jest.fn(async () => new Response(body, { status })),
  readToken: () => 'abc',
});

test('authenticated calls without a stored token fail with the message Unauthorized, and send nothing', async () => {
  const tools = { ...answering(200, '{}'), readToken: () => null };
  const result = await request(call, tools);
  expect(result).toEqual({ ok: false, failure: { kind: 'unauthorized', status: null, message: 'unauthorized' } });
  expect(!result.ok && isUnsent(result.failure)).toBe(true);
  expect(tools.fetch).not.toHaveBeenCalled();
});

test('the token travels as Authorization bearer, the body as JSON', async () => {
  const tools = answering(200, '{"id":"7"}');
  expect(await request(call, tools)).toEqual({ ok: true, value: { id: '7' } });
  expect(tools.fetch).toHaveBeenCalledWith(
    'http://localhost:3001/bookings/createWebsiteOrder',
    expect.objectContaining({
      method: 'POST',
      headers: { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
      body: '{"a":1}',
    }),
  );
});

describe('any non-OK HTTP status and any nonsense is caught', () => {
  test.each([
    ['401', answering(401, '{"message":"Unauthorized"}'), 'unauthorized', 'unauthorized', false],
    ['400', answering(400, '{"message":"no"}'), 'refused', 'bookingFailed', false],
    ['404', answering(404, ''), 'refused', 'bookingFailed', false],
    ['408', answering(408, ''), 'refused', 'bookingFailed', true],
    ['429', answering(429, ''), 'refused', 'bookingFailed', false],
    ['499', answering(499, ''), 'refused', 'bookingFailed', false],
    ['500', answering(500, ''), 'refused', 'bookingFailed', false],
    ['503', answering(503, ''), 'refused', 'bookingFailed', false],
    ['504', answering(504, ''), 'refused', 'bookingFailed', true],
    ['524', answering(524, ''), 'refused', 'bookingFailed', true],
    ['502 with HTML', answering(502, '<html>'), 'refused', 'bookingFailed', true],
    ['200 with HTML', answering(200, '<html>'), 'malformed', 'bookingFailed', false],
    ['200 with another shape', answering(200, '{"id":7}'), 'malformed', 'bookingFailed', false],
    ['200 with nothing', answering(200, ''), 'malformed', 'bookingFailed', false],
  ])('%s; is the backend perhaps still at work on it (D46)?', async (_title, tools, kind, message, isAtWork) => {
    const result = await request(call, tools);
    expect(result).toMatchObject({ ok: false, failure: { kind, message } });
    expect(!result.ok && isStillUnderWay(result.failure)).toBe(isAtWork);
    expect(!result.ok && isUnsent(result.failure)).toBe(false);
  });

  test.each([
    ['a refusal', 502, '<html>', 'KASL', 'KASL'],
    ['an answer that cannot be understood', 200, '<html>', 'KASL', 'KASL'],
    ['an expired token', 401, '{}', 'KASL', 'KASL'],
    ['something else in the header', 502, '<html>', '4711-abc', undefined],
  ])('%s is named by the four letters of the backend’s log', async (_title, status, body, header, reference) => {
    const fetch = async () => new Response(body, { status, headers: { 'X-Reference': header } });
    const result = await request(call, { fetch, readToken: () => 'abc' });
    expect(!result.ok && result.failure.reference).toBe(reference);
  });

  test.each([
    ['no connection', new TypeError('Failed to fetch'), 'unreachable'],
    ['no answer in time', new DOMException('timed out', 'TimeoutError'), 'timeout'],
  ])('%s', async (_title, error, kind) => {
    const tools: RequestTools = { fetch: () => Promise.reject(error), readToken: () => 'abc' };
    const result = await request(call, tools);
    expect(result).toEqual({ ok: false, failure: { kind, status: null, message: 'bookingFailed' } });
    expect(!result.ok && isStillUnderWay(result.failure)).toBe(true);
  });
});

describe('an answer’s Date header tells the backend’s time (D44)', () => {
  const HOUR_MS = 3_600_000;
  const dated = (date: string | null, status = 200): RequestTools => ({
    fetch: async () => new Response('{"id":"7"}', { status, headers: date === null ? {} : { Date: date } }),
    readToken: () => 'abc',
  });
  const inTwoHours = () => new Date(Date.now() + 2 * HOUR_MS).toUTCString();

  test.each([
    ['an answer', () => dated(inTwoHours()), 2],
    ['a refusal', () => dated(inTwoHours(), 500), 2],
    ['an answer of this moment', () => dated(new Date().toUTCString()), 0],
  ])('%s', async (_title, tools, hours) => {
    await request(call, tools());
    expect(isTimeTold()).toBe(true);
    expect((now() - Date.now()) / HOUR_MS).toBeCloseTo(hours, 1);
  });

  test('without one, or where the browser may not read it, nothing is known', async () => {
    await request(call, dated(null));
    expect(isTimeTold()).toBe(false);
  });
});

describe('429: a read waits as Retry-After says and is sent again, a call that changes something never is', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12) }));
  afterEach(() => {
    jest.useRealTimers();
  });
  const read = { ...call, method: 'GET', body: undefined } as const;
  const busy = (headers: Record<string, string>) => ({ status: 429, headers });
  /** Answers as listed, the last one for ever; `sentAtS` are the seconds of the requests. */
  function stage(...answers: readonly ReturnType<typeof busy>[]) {
    const startedAtMs = Date.now();
    const sentAtS: number[] = [];
    const tools = {
      readToken: () => 'abc' as string | null,
      fetch: async () => {
        const answer = answers[sentAtS.length];
        sentAtS.push((Date.now() - startedAtMs) / 1000);
        return new Response(answer ? '' : '{"id":"7"}', answer);
      },
    };
    return { tools, sentAtS };
  }
  const inTenSeconds = (clockMs: number) => new Date(clockMs + 10_000).toUTCString();

  test.each([
    ['seconds', { 'Retry-After': '12' }, 12],
    ['a date', { 'Retry-After': inTenSeconds(Date.UTC(2026, 10, 26, 12)) }, 10],
    [
      'a date of a backend whose clock is a year ahead',
      {
        'Retry-After': inTenSeconds(Date.UTC(2027, 10, 26, 12)),
        Date: new Date(Date.UTC(2027, 10, 26, 12)).toUTCString(),
      },
      10,
    ],
    ['a date that has passed', { 'Retry-After': 'Thu, 26 Nov 2020 12:00:00 GMT' }, 1],
    ['nothing to wait for', { 'Retry-After': '0' }, 1],
    ['an hour', { 'Retry-After': '3600' }, 30],
    ['nothing that a page may read', {}, 5],
    ['words', { 'Retry-After': 'soon' }, 5],
    ['half seconds', { 'Retry-After': '1.5' }, 5],
    ['less than nothing', { 'Retry-After': '-5' }, 5],
  ])('%s', async (_title, headers, waitS) => {
    const { tools, sentAtS } = stage(busy(headers as Record<string, string>));
    const result = request(read, tools);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await result).toEqual({ ok: true, value: { id: '7' } });
    expect(sentAtS.map(Math.round)).toEqual([0, waitS]);
  });

  test('it waits 30 s in all, says so from the third second on, and then fails with its sentence', async () => {
    const { tools, sentAtS } = stage(
      ...Array<ReturnType<typeof busy>>(9).fill(busy({ 'Retry-After': '2' })),
      busy({ 'Retry-After': '60' }),
      busy({}),
    );
    const result = request(read, tools);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(busySeconds.get()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(busySeconds.get()).toBe(2);
    await jest.advanceTimersByTimeAsync(16_000);
    expect(busySeconds.get()).toBe(12);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(await result).toMatchObject({ ok: false, failure: { status: 429, message: 'bookingFailed' } });
    expect(sentAtS).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 30]);
    expect(busySeconds.get()).toBe(0);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is sent once', async (method) => {
    const { tools, sentAtS } = stage(busy({ 'Retry-After': '1' }));
    expect(await request({ ...call, method }, tools)).toMatchObject({ ok: false, failure: { status: 429 } });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sentAtS).toEqual([0]);
  });

  test('a POST that only reads waits too; a page with a rhythm of its own does not, and learns the time', async () => {
    const posted = stage(busy({ 'Retry-After': '1' }));
    const result = request({ ...call, repeats: true }, posted.tools);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await result).toMatchObject({ ok: true });
    const own = stage(busy({ 'Retry-After': '7' }));
    expect(await request({ ...read, repeats: false }, own.tools)).toMatchObject({ failure: { retryAfterMs: 7_000 } });
  });

  test('a call of a customer who has signed out meanwhile is not sent again (D45)', async () => {
    const { tools, sentAtS } = stage(busy({ 'Retry-After': '2' }));
    const result = request(read, tools);
    await jest.advanceTimersByTimeAsync(1_000);
    tools.readToken = () => 'of somebody else';
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'unauthorized', status: null } });
    expect(sentAtS).toEqual([0]);
  });
});
