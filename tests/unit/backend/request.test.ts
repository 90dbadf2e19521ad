import * as v from 'valibot';
import { isStillUnderWay, isUnsent } from '../../../src/backend/failure';
import { type RequestTools, request } from '../../../src/backend/request';
import { backendClockLead } from '../../../src/device/clock';

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
  afterEach(() => backendClockLead.set(null));

  test.each([
    ['an answer', () => dated(inTwoHours()), 2],
    ['a refusal', () => dated(inTwoHours(), 500), 2],
    ['an answer of this moment', () => dated(new Date().toUTCString()), 0],
  ])('%s', async (_title, tools, hours) => {
    await request(call, tools());
    expect(Math.round((backendClockLead.get() ?? Number.NaN) / HOUR_MS)).toBe(hours);
  });

  test('without one, or where the browser may not read it, nothing is known', async () => {
    await request(call, dated(null));
    expect(backendClockLead.get()).toBeNull();
  });
});
