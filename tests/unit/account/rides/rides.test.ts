import { startInstant } from '../../../../src/account/rides/ride-text';
import { pageAfter } from '../../../../src/account/rides/use-my-bookings';

describe("A ride's start is Berlin wall time (D21)", () => {
  test.each([
    ['2026-07-01 14:05:00', '2026-07-01T12:05:00.000Z'],
    ['2026-12-01 14:05:00', '2026-12-01T13:05:00.000Z'],
    ['2026-12-01T14:05', '2026-12-01T13:05:00.000Z'],
    ['soon', undefined],
    ['', undefined],
    ['2026-03-29 02:30:00', undefined],
  ])('%s', (startsAt, expected) => {
    expect(startInstant(startsAt)?.toISOString()).toBe(expected);
  });
});

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
