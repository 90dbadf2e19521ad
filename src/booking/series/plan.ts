import { SERIES_MAX } from '../../job/series/series-record';
import { berlinInstant, berlinWallTime, hasUsualYear, type WallTime } from '../../lib/berlin-time';
import type { SeriesChoice, Weekday } from './series-choice';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** The furthest start of a ride, in days: the backend takes orders for a year. */
const LATEST_DAYS = 365;
/**
 * A note about a ride. `twice`: its time exists twice on that day, and the first one counts (D21).
 * `summer`, `winter`: the clocks have changed since the ride before.
 */
export type RideNote = 'twice' | 'summer' | 'winter';

/** A ride of a plan. Its Berlin wall time identifies it. */
export interface PlannedRide extends WallTime {
  readonly isBack: boolean;
  readonly startsAt: Date;
  readonly notes: readonly RideNote[];
  /** The public holiday on that day; null for none. */
  readonly holiday: string | null;
}

/**
 * A ride that is left out. `skipped`: the clocks go forward over its time. `past`: it has passed. `tooFar`: more than a
 * year ahead.
 */
export interface LeftOutRide extends WallTime {
  readonly isBack: boolean;
  readonly why: 'skipped' | 'past' | 'tooFar';
}

/** The rides of a choice, in the order of their times. */
export interface SeriesPlan {
  readonly rides: readonly PlannedRide[];
  readonly leftOut: readonly LeftOutRide[];
  /** The choice has more rides than a series may have: the last ones are left out. */
  readonly isShortened: boolean;
}

type Slot = WallTime & { readonly isBack: boolean };

const inUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}Z`);
const dayAfter = (date: string, days: number) => new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS);
const dateOf = (day: Date) => day.toISOString().slice(0, 10);
const weekdayOf = (day: Date) => (day.getUTCDay() || 7) as Weekday;

/** All times of the choice, from the date and time of the form on. */
function slotsOf(first: WallTime, choice: SeriesChoice): readonly Slot[] {
  const { back, backDate, backTime, isRepeated, days, weeks } = choice;
  if (Number.isNaN(inUtc(first))) return [];
  const ofDay = (date: string, returnDate: string): readonly Slot[] => [
    { date, time: first.time, isBack: false },
    ...(back === 'timed' && backTime ? [{ date: returnDate, time: backTime, isBack: true }] : []),
  ];
  if (!isRepeated) return ofDay(first.date, backDate || first.date);
  return Array.from({ length: weeks * 7 }, (_, offset) => dayAfter(first.date, offset))
    .filter((day) => days.includes(weekdayOf(day)))
    .map(dateOf)
    .flatMap((date) => ofDay(date, date));
}

/** Berlin's lead over UTC at a ride, in ms. */
const aheadOf = (slot: WallTime, startsAt: Date) => inUtc(slot) - startsAt.getTime();

function notesOf(slot: Slot, startsAt: Date, before: PlannedRide | undefined): readonly RideNote[] {
  const { date, time } = berlinWallTime(new Date(startsAt.getTime() + HOUR_MS));
  const isTwice = date === slot.date && time === slot.time;
  const change = before ? aheadOf(slot, startsAt) - aheadOf(before, before.startsAt) : 0;
  return [
    ...(isTwice ? (['twice'] as const) : []),
    ...(change > 0 ? (['summer'] as const) : []),
    ...(change < 0 ? (['winter'] as const) : []),
  ];
}

/**
 * The rides of a choice in Berlin time (D21), from the date and time of the form on. `now` is on the backend's clock
 * (D44); `holidayOn` names the public holiday of a date, or returns null.
 */
export function planSeries(
  first: WallTime,
  choice: SeriesChoice,
  now: Date,
  holidayOn: (date: string) => string | null = () => null,
): SeriesPlan {
  const rides: PlannedRide[] = [];
  const leftOut: LeftOutRide[] = [];
  let isShortened = false;
  for (const slot of slotsOf(first, choice)) {
    const startsAt = berlinInstant(slot);
    const why = reasonAgainst(startsAt, now);
    if (why || !startsAt) leftOut.push({ ...slot, why: why ?? 'skipped' });
    else if (rides.length === SERIES_MAX) isShortened = true;
    else rides.push({ ...slot, startsAt, notes: notesOf(slot, startsAt, rides.at(-1)), holiday: holidayOn(slot.date) });
  }
  return { rides, leftOut, isShortened };
}

function reasonAgainst(startsAt: Date | null, now: Date): LeftOutRide['why'] | null {
  if (!startsAt) return 'skipped';
  // The current minute has not passed, as in the form.
  if (startsAt.getTime() + MINUTE_MS <= now.getTime()) return 'past';
  return startsAt.getTime() > now.getTime() + LATEST_DAYS * DAY_MS ? 'tooFar' : null;
}

/** A wrong field of a choice, and why. */
export interface SeriesProblem {
  readonly field: 'seriesDays' | 'seriesBack';
  readonly sentence: `check.series${'Days' | 'First' | 'Back' | 'BackEarlier' | 'Drop'}` | 'check.dateYear';
}

/** The first ride, as in the form: `isNow` is "as soon as possible". */
export type FirstRide = WallTime & { readonly isNow: boolean };

/** The validation errors of a choice with the first ride. */
export function seriesProblems(first: FirstRide, choice: SeriesChoice, hasDrop: boolean): readonly SeriesProblem[] {
  const { back, backDate, backTime, isRepeated, days } = choice;
  const problems: SeriesProblem[] = [];
  if (isRepeated && days.length === 0) problems.push({ field: 'seriesDays', sentence: 'check.seriesDays' });
  else if (isRepeated && first.isNow) problems.push({ field: 'seriesDays', sentence: 'check.seriesFirst' });
  if (back !== 'timed') return problems;
  const returns = { date: isRepeated ? first.date : backDate || first.date, time: backTime };
  if (!hasDrop) problems.push({ field: 'seriesBack', sentence: 'check.seriesDrop' });
  else if (!backTime) problems.push({ field: 'seriesBack', sentence: 'check.seriesBack' });
  else if (!isRepeated && backDate && !hasUsualYear(backDate))
    problems.push({ field: 'seriesBack', sentence: 'check.dateYear' });
  else if (inUtc(returns) <= inUtc(first)) problems.push({ field: 'seriesBack', sentence: 'check.seriesBackEarlier' });
  return problems;
}
