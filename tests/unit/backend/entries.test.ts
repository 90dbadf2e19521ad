import * as v from 'valibot';
import { ENTRIES_AT_ONCE, readableEntries, readEntries } from '../../../src/backend/entries';
import { listOf } from '../../../src/lib/reading';

describe('what could not be read is counted and told once per call (D42)', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  beforeEach(() => warn.mockClear());

  test('a list without losses says nothing', () => {
    expect(readableEntries('GET /a', { entries: ['Jörg'], dropped: 0 })).toEqual(['Jörg']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('losses are told by their number alone, the first time', () => {
    expect(readableEntries('GET /a', { entries: ['Jörg'], dropped: 2 })).toEqual(['Jörg']);
    readableEntries('GET /a', { entries: [], dropped: 1 });
    readableEntries('GET /b', { entries: [], dropped: 1 });
    expect(warn.mock.calls).toEqual([
      ['GET /a: 2 of 3 entries could not be read and were left out.'],
      ['GET /b: 1 of 1 entries could not be read and were left out.'],
    ]);
  });
});

describe('a long list is read slice by slice, so that no click waits for it', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    [0, 0],
    [ENTRIES_AT_ONCE, 0],
    [ENTRIES_AT_ONCE + 1, 1],
    [3 * ENTRIES_AT_ONCE, 2],
  ])('%i entries: %i pauses, every entry in its order', async (length, pauses) => {
    jest.useFakeTimers();
    const waits = jest.spyOn(globalThis, 'setTimeout');
    const list = Array.from({ length }, (_, index) => index);
    const reading = readEntries('GET /c', list, listOf(v.number()));
    await jest.runAllTimersAsync();
    expect(await reading).toEqual(list);
    expect(waits).toHaveBeenCalledTimes(pauses);
    waits.mockRestore();
  });
});
