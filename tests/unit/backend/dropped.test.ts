import { takeEntries } from '../../../src/backend/dropped';

describe('what could not be read is counted and told once per call (D42)', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  beforeEach(() => warn.mockClear());

  test('a list without losses says nothing', () => {
    expect(takeEntries('GET /a', { entries: ['Jörg'], dropped: 0 })).toEqual(['Jörg']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('losses are told by their number alone, the first time', () => {
    expect(takeEntries('GET /a', { entries: ['Jörg'], dropped: 2 })).toEqual(['Jörg']);
    takeEntries('GET /a', { entries: [], dropped: 1 });
    takeEntries('GET /b', { entries: [], dropped: 1 });
    expect(warn.mock.calls).toEqual([
      ['GET /a: 2 of 3 entries could not be read and were left out.'],
      ['GET /b: 1 of 1 entries could not be read and were left out.'],
    ]);
  });
});
