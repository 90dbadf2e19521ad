/** @jest-environment jsdom */
import { assignPage, resetPage } from '../../../../src/device/personal-store';
import { forgetOldSeries, readStoredSeries, removeSeries, storeSeries } from '../../../../src/job/series/stored-series';
import { seriesOfTwelve } from '../../booking/series-orders/series-backend';
import { setBackendAhead } from '../../device/page-clock';

const DAY_MS = 86_400_000;
/** The last ride is on 4 December 2026, 11:30 in Berlin. */
const END_MS = Date.parse('2026-12-04T10:30:00Z');
const record = seriesOfTwelve();

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: END_MS });
  assignPage('anna');
});
afterEach(() => {
  resetPage();
  jest.useRealTimers();
});

describe('The series on this device', () => {
  test.each([
    ['the customer who ordered it', 'anna', record],
    ['another customer', 'mehmet', null],
    ['nobody', null, null],
  ])('for %s (D45)', (_title, person, expected) => {
    storeSeries('anna', record);
    expect(readStoredSeries(person)).toEqual(expected);
    expect(Object.keys(localStorage)).toEqual(['taxi.series']);
  });

  test('nobody has one, not even what was stored before anybody signed in', () => {
    localStorage.setItem('taxi.series', JSON.stringify({ ...record, person: null }));
    expect(readStoredSeries(null)).toBeNull();
  });

  test('is removed for its customer alone', () => {
    storeSeries('anna', record);
    removeSeries('mehmet');
    expect(readStoredSeries('anna')).toEqual(record);
    removeSeries('anna');
    expect(localStorage.getItem('taxi.series')).toBeNull();
  });

  test.each([
    ['a moment before a day has passed since its last ride', DAY_MS - 1, 0, true],
    ['a day after its last ride', DAY_MS, 0, false],
    ['a day after its last ride on the backend’s clock', 0, DAY_MS, false],
  ])('%s: what is forgotten', (_title, laterMs, aheadMs, isKept) => {
    storeSeries('anna', record);
    jest.setSystemTime(END_MS + laterMs);
    setBackendAhead(aheadMs);
    expect(readStoredSeries('anna') !== null).toBe(isKept);
    forgetOldSeries();
    expect(localStorage.getItem('taxi.series') !== null).toBe(isKept);
  });

  test('what nobody can read is left alone: it may be of a newer version', () => {
    storeSeries('anna', { ...record, version: 2 } as never);
    forgetOldSeries();
    expect(localStorage.getItem('taxi.series')).not.toBeNull();
  });
});
