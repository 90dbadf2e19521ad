import { pageAfter } from '../../../../src/account/basics/use-ride-pages';

describe('Completed rides come in pages from page 0 (Spec §9)', () => {
  test.each([
    [0, 0, undefined],
    [0, 1, undefined],
    [0, 2, 1],
    [1, 2, undefined],
    [3, 5, 4],
  ])('after page %i of %i comes %s', (page, pages, expected) => {
    expect(pageAfter({ page, pages })).toBe(expected);
  });
});
