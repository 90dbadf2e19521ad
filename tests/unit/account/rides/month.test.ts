import { monthOf, monthStart, monthView, recentMonths, totalOf } from '../../../../src/account/rides/month';
import { sampleRide } from '../../../support/sample-ride';

const rideAt = (instant: string | null, orderId = String(instant)) =>
  sampleRide({ orderId, startsAt: instant === null ? null : new Date(instant) });
const idsOf = (rides: readonly { orderId: string }[]) => rides.map(({ orderId }) => orderId);

describe('A month is a month on Berlin’s calendar (D21)', () => {
  test.each([
    ['the year’s end, a minute before', '2025-12-31T22:59:00Z', '2025-12'],
    ['the year’s end', '2025-12-31T23:00:00Z', '2026-01'],
    ['the month of the March change begins in winter time', '2026-02-28T23:00:00Z', '2026-03'],
    ['and ends in summer time, a minute before', '2026-03-31T21:59:00Z', '2026-03'],
    ['April begins in summer time', '2026-03-31T22:00:00Z', '2026-04'],
    ['the month of the October change begins in summer time', '2026-09-30T22:00:00Z', '2026-10'],
    ['and ends in winter time, a minute before', '2026-10-31T22:59:00Z', '2026-10'],
    ['November begins in winter time', '2026-10-31T23:00:00Z', '2026-11'],
  ])('%s', (_name, instant, month) => {
    expect(monthOf(new Date(instant))).toBe(month);
    expect(monthView([rideAt(instant)], month, true).rides).toHaveLength(1);
    expect(monthStart(month).getTime()).toBeLessThanOrEqual(Date.parse(instant));
  });

  test('the months to choose from go back over the year’s end, latest first', () => {
    expect(recentMonths(new Date('2026-01-31T23:30:00Z'), 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(recentMonths(new Date('2026-11-21T12:00:00Z'))).toHaveLength(36);
  });
});

describe('A month is complete after an older ride in the list, newest first, or after the last page', () => {
  const [newer, inMonth, older] = ['2026-11-02T10:00:00Z', '2026-10-02T10:00:00Z', '2026-09-30T21:59:00Z'];

  test.each([
    ['more pages, nothing older', [newer, inMonth], true, false],
    ['more pages, an older one', [newer, inMonth, older], true, true],
    ['no more pages', [newer, inMonth], false, true],
    ['a ride without a date is not older', [newer, inMonth, null], true, false],
    ['nothing read yet', [], true, false],
    ['more pages, the oldest ride first', [older, inMonth], true, false],
    ['more pages, only older rides, the oldest first', ['2026-08-01T10:00:00Z', older], true, false],
    ['more pages, only older rides, the latest first', [older, '2026-08-01T10:00:00Z'], true, true],
    ['more pages, one older ride shows no order', [older], true, false],
    ['more pages, in no order', [inMonth, older, newer], true, false],
    ['no more pages, the oldest ride first', [older, inMonth, newer], false, true],
  ])('%s', (_name, instants, hasMore, isComplete) => {
    const view = monthView(
      instants.map((instant) => rideAt(instant)),
      '2026-10',
      hasMore,
    );
    expect(view.isComplete).toBe(isComplete);
    expect(idsOf(view.rides)).toEqual(instants.filter((one) => one === inMonth));
    expect(view.undated).toBe(instants.filter((one) => one === null).length);
  });
});

test('the total of rides: tips apart, unknown amounts counted, cents exact', () => {
  const rides = [
    sampleRide({ invoicePrice: 0.1, tip: 1 }),
    sampleRide({ invoicePrice: 0.2, tip: 0.5 }),
    sampleRide({ invoicePrice: null, tip: 2 }),
  ];
  expect(totalOf(rides)).toEqual({ faresCents: 30, tipsCents: 350, withoutAmount: 1 });
});
