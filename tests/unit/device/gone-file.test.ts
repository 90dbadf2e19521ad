/** @jest-environment jsdom */
import { reloadIfGone } from '../../../src/device/gone-file';

/** What webpack throws for a chunk that did not load. */
const failed = (request: unknown) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });
const chunk = failed('http://localhost/website/7-0123456789.js');

const asked = jest.fn();
const reload = jest.fn();
let visit: { type: string } = { type: 'navigate' };
let ageMs = 0;

beforeEach(() => {
  asked.mockReset();
  reload.mockReset();
  visit = { type: 'navigate' };
  ageMs = 0;
  Object.assign(globalThis, { fetch: asked });
  Object.assign(AbortSignal, { timeout: () => null });
  Object.assign(performance, { getEntriesByType: () => [visit], now: () => ageMs });
});

test('a file that is gone reloads the page', async () => {
  asked.mockResolvedValue({ status: 404 });
  expect(await reloadIfGone(chunk, reload)).toBe(true);
  expect(asked).toHaveBeenCalledWith(chunk.request, expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['is there', () => asked.mockResolvedValue({ status: 200 })],
  ['cannot be answered by a broken server', () => asked.mockResolvedValue({ status: 500 })],
  ['cannot be asked for without a network', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a file that %s does not', async (_what, answer) => {
  answer();
  expect(await reloadIfGone(chunk, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([failed(undefined), new Error('A bug'), 'text', null, undefined])(
  '%s is no file, and nobody is asked',
  async (failure) => {
    expect(await reloadIfGone(failure, reload)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a page that has just been reloaded is not again: once is enough; a minute later it may be', async () => {
  asked.mockResolvedValue({ status: 404 });
  visit = { type: 'reload' };
  expect(await reloadIfGone(chunk, reload)).toBe(false);
  ageMs = 61_000;
  expect(await reloadIfGone(chunk, reload)).toBe(true);
});
