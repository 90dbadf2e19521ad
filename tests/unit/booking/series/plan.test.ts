import { planSeries, seriesProblems } from '../../../../src/booking/series/plan';
import { noSeries, type SeriesChoice, type Weekday } from '../../../../src/booking/series/series-choice';
import { holidayOn } from '../../../../src/booking/series-orders/series-review';

/** 20 November 2026, 14:05 in Berlin: a Friday. */
const now = new Date('2026-11-20T13:05:30Z');
const dialysis: SeriesChoice = {
  ...noSeries,
  back: 'timed',
  backTime: '11:30',
  isRepeated: true,
  days: [1, 3, 5],
  weeks: 2,
};
const monday = { date: '2026-11-23', time: '06:30' };
const shown = ({ rides }: ReturnType<typeof planSeries>) =>
  rides.map(({ date, time, isBack }) => `${date} ${time}${isBack ? ' back' : ''}`);

test('Monday, Wednesday and Friday over two weeks, there and back, are twelve rides in their order', () => {
  const plan = planSeries(monday, dialysis, now);
  const days = ['11-23', '11-25', '11-27', '11-30', '12-02', '12-04'];
  expect(shown(plan)).toEqual(days.flatMap((day) => [`2026-${day} 06:30`, `2026-${day} 11:30 back`]));
  expect(plan.leftOut).toEqual([]);
  expect(plan.rides[0]?.startsAt.toISOString()).toBe('2026-11-23T05:30:00.000Z');
});

test('there and back are two rides, on one day or on two', () => {
  const back = { ...noSeries, back: 'timed', backTime: '11:30' } as const;
  expect(shown(planSeries(monday, back, now))).toEqual(['2026-11-23 06:30', '2026-11-23 11:30 back']);
  expect(shown(planSeries(monday, { ...back, backDate: '2026-11-24' }, now))[1]).toBe('2026-11-24 11:30 back');
});

test('a way back for which the customer calls is no ride of its own', () => {
  expect(shown(planSeries(monday, { ...noSeries, back: 'call' }, now))).toEqual(['2026-11-23 06:30']);
});

test('the weeks begin with the day of the form, whatever its weekday', () => {
  const plan = planSeries({ date: '2026-11-26', time: '08:00' }, { ...dialysis, back: 'none', weeks: 1 }, now);
  expect(shown(plan)).toEqual(['2026-11-27 08:00', '2026-11-30 08:00', '2026-12-02 08:00']);
});

test('a series has at most 24 rides, and says what is left out', () => {
  const plan = planSeries(monday, { ...dialysis, weeks: 5 }, now);
  expect(plan.rides).toHaveLength(24);
  expect([plan.isShortened, plan.leftOut]).toEqual([true, []]);
});

describe('the changes of the clock (D21)', () => {
  const daily = (weeks: number): SeriesChoice => ({
    ...noSeries,
    isRepeated: true,
    days: [1, 2, 3, 4, 5, 6, 7] as Weekday[],
    weeks,
  });

  it('a time that does not exist is left out, and the ride after it names summer time', () => {
    const plan = planSeries({ date: '2027-03-27', time: '02:30' }, daily(1), now);
    expect(plan.leftOut).toEqual([{ date: '2027-03-28', time: '02:30', isBack: false, why: 'skipped' }]);
    expect(plan.rides[1]).toMatchObject({ date: '2027-03-29', time: '02:30', notes: ['summer'] });
  });

  it('a time that exists twice is the first one, and is named; the ride after it names winter time', () => {
    const plan = planSeries({ date: '2027-10-30', time: '02:30' }, daily(1), new Date('2027-10-01T00:00:00Z'));
    expect(plan.rides[1]).toMatchObject({ date: '2027-10-31', notes: ['twice'] });
    expect(plan.rides[1]?.startsAt.toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(plan.rides[2]?.notes).toEqual(['winter']);
  });

  it.each([
    ['2027-03-22', 'summer', ['05:30', '04:30']],
    ['2027-10-25', 'winter', ['04:30', '05:30']],
  ])('6:30 stays 6:30 over the change, from %s on: %s time', (date, note, hours) => {
    const plan = planSeries({ date, time: '06:30' }, { ...dialysis, back: 'none' }, new Date('2027-03-01T00:00:00Z'));
    expect(plan.rides.map(({ time }) => time)).toEqual(Array.from({ length: 6 }, () => '06:30'));
    expect(plan.rides.map(({ notes }) => notes)).toEqual([[], [], [], [note], [], []]);
    expect([plan.rides[0], plan.rides[3]].map((ride) => ride?.startsAt.toISOString().slice(11, 16))).toEqual(hours);
  });
});

test('nothing in the past, nothing more than a year ahead', () => {
  const past = planSeries({ date: '2026-11-20', time: '08:00' }, { ...noSeries, isRepeated: true, days: [5] }, now);
  expect(past.leftOut).toEqual([{ date: '2026-11-20', time: '08:00', isBack: false, why: 'past' }]);
  expect(shown(past)).toEqual(['2026-11-27 08:00']);
  const late = planSeries({ date: '2027-11-15', time: '08:00' }, { ...noSeries, isRepeated: true, days: [1] }, now);
  expect(shown(late)).toEqual(['2027-11-15 08:00']);
  expect(late.leftOut).toEqual([{ date: '2027-11-22', time: '08:00', isBack: false, why: 'tooFar' }]);
});

test('the current minute has not passed, as in the form', () => {
  expect(shown(planSeries({ date: '2026-11-20', time: '14:05' }, noSeries, now))).toHaveLength(1);
});

test('an incomplete date or time makes no rides', () => {
  expect(planSeries({ date: '', time: '06:30' }, dialysis, now)).toMatchObject({ rides: [], leftOut: [] });
});

describe("the public holidays of the operator's state", () => {
  it.each([
    ['2026-12-25', 'Christmas Day', '1. Weihnachtstag'],
    ['2027-03-26', 'Good Friday', 'Karfreitag'],
    ['2027-05-27', 'Corpus Christi', 'Fronleichnam'],
  ] as const)('%s is %s', (date, english, german) => {
    expect(holidayOn(date, 'en')).toBe(english);
    expect(holidayOn(date, 'de')).toBe(german);
  });

  it('another state has another holiday: in Hesse 6 January is an ordinary day', () => {
    expect(holidayOn('2027-01-06', 'de')).toBeNull();
  });

  it('a ride on a holiday names it, and is not left out', () => {
    const plan = planSeries({ date: '2026-12-25', time: '06:30' }, dialysis, now, (date) => holidayOn(date, 'de'));
    expect(plan.rides[0]?.holiday).toBe('1. Weihnachtstag');
    expect(plan.rides[2]?.holiday).toBeNull();
  });
});

test('a ride as soon as possible is no first ride of several days; with a way back it is', () => {
  const now = { ...monday, isNow: true };
  expect(seriesProblems(now, dialysis, true)).toEqual([{ field: 'seriesDays', sentence: 'check.seriesFirst' }]);
  expect(seriesProblems(now, { ...noSeries, back: 'timed', backTime: '11:30' }, true)).toEqual([]);
});

describe('what is wrong with a choice', () => {
  const field = (choice: SeriesChoice, hasDrop = true) =>
    seriesProblems({ ...monday, isNow: false }, choice, hasDrop).map(({ sentence }) => sentence);
  it.each<[string, SeriesChoice, boolean, string[]]>([
    ['nothing', dialysis, true, []],
    ['no day', { ...dialysis, days: [] }, true, ['check.seriesDays']],
    ['a way back without a time', { ...dialysis, backTime: '' }, true, ['check.seriesBack']],
    ['a way back before the way there', { ...dialysis, backTime: '06:30' }, true, ['check.seriesBackEarlier']],
    [
      'a way back in a year of five digits',
      { ...noSeries, back: 'timed', backDate: '12026-11-24', backTime: '11:30' },
      true,
      ['check.dateYear'],
    ],
    ['a way back from an open destination', dialysis, false, ['check.seriesDrop']],
    [
      'a way back on a later day at an earlier time',
      { ...noSeries, back: 'timed', backDate: '2026-11-24', backTime: '06:00' },
      true,
      [],
    ],
  ])('%s', (_name, choice, hasDrop, sentences) => {
    expect(field(choice, hasDrop)).toEqual(sentences);
  });
});
