import { countMissing, hasListChanged, nextPage, ridesOf } from '../../../../src/account/completed-rides/ride-pages';
import type { RidesPage } from '../../../../src/backend/types';
import { sampleRide } from '../../../support/sample-ride';

/** Pages of rides by their numbers; what the backend says about pages and rides is not known unless a test says so. */
const pagesOf = (numbers: readonly (readonly number[])[], known: Partial<RidesPage> = {}): readonly RidesPage[] =>
  numbers.map((ofPage, page) => ({
    rides: ofPage.map((number) => sampleRide({ bookingId: `B${number}`, orderId: `O${number}` })),
    entries: ofPage.length,
    page,
    pages: null,
    total: null,
    ...known,
  }));
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('Completed rides come in pages from page 0 (Spec §9)', () => {
  test.each([
    [[[]], 1, undefined],
    [[[1]], 1, undefined],
    [[[1]], 2, 1],
    [[[1], [2]], 2, undefined],
    [[[1], [2], [], [3]], 5, 4],
  ])('after the pages %j of %i comes %s', (numbers, pages, expected) => {
    expect(nextPage(pagesOf(numbers, { pages }))).toBe(expected);
  });

  test.each([
    ['content alone, capped at 10 of the 20 that were asked for: another page', [range(0, 10)], {}, 1],
    ['content alone: until a page is empty', [range(0, 10), range(10, 10), []], {}, undefined],
    [
      'content alone, the same page again and again: the end',
      [
        [1, 2],
        [1, 2],
      ],
      {},
      undefined,
    ],
    [
      'fewer pages are promised than the total needs, because the backend caps them',
      [[1], [2]],
      { pages: 2, total: 3 },
      2,
    ],
    ['a total alone: until all rides are there', [[1], [2]], { total: 3 }, 2],
    ['a total alone, and all rides are there', [[1], [2]], { total: 2 }, undefined],
    ['a total that is never reached ends with an empty page', [[1], []], { total: 3 }, undefined],
  ] as const)('%s', (_what, numbers, known, expected) => {
    expect(nextPage(pagesOf(numbers, known))).toBe(expected);
  });
});

describe('Each ride counts once, and the missing ones are counted', () => {
  test('a ride completed between two pages moves another one onto both: it is listed once', () => {
    const pages = pagesOf([
      [3, 2],
      [2, 1],
    ]);
    expect(ridesOf(pages).map(({ bookingId }) => bookingId)).toEqual(['B3', 'B2', 'B1']);
    expect(hasListChanged(pages)).toBe(true);
  });

  test.each([
    ['each page holds other rides', pagesOf([[3, 2], [1]], { total: 3 }), false],
    ['two pages name different totals', [...pagesOf([[3]], { total: 3 }), ...pagesOf([[2, 1]], { total: 4 })], true],
  ])('the list has moved, %s: %s', (_what, pages, expected) => {
    expect(hasListChanged(pages)).toBe(expected);
  });

  test.each([
    ['nothing is known of a total', pagesOf([[1, 2]]), true, 0],
    ['all of them were read', pagesOf([[1, 2]], { total: 2 }), true, 0],
    ['pages were capped and the rest is nowhere', pagesOf([[1, 2]], { total: 5 }), true, 3],
    ['there are more pages', pagesOf([[1, 2]], { total: 5 }), false, 0],
    ['entries could not be read', pagesOf([[1, 2]], { entries: 3 }), false, 1],
    ['the entries that could not be read are in the total', pagesOf([[1, 2]], { entries: 3, total: 3 }), true, 1],
  ])('%s', (_what, pages, isLast, expected) => {
    expect(countMissing(pages, isLast)).toBe(expected);
  });
});
