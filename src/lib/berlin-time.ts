/** Pickup times are wall time of this zone whatever the device says (D21). */
export const BERLIN = 'Europe/Berlin';

/** A wall-clock moment in Berlin as form fields hold it: date `YYYY-MM-DD`, time `HH:mm`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

/** Swedish writes date and time as form fields do. Made once: thousands of rides are read in one go. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BERLIN,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What a clock in Berlin shows at the given instant. */
export function berlinWallTime(instant: Date): WallTime {
  const [date = '', time = ''] = wallClock.format(instant).split(' ');
  // Swedish writes the year 999 with three digits, a date field with four.
  return { date: date.padStart(10, '0'), time };
}

const DAY_MS = 86_400_000;

const asIfInUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}Z`);

/** How far Berlin's clocks are ahead of UTC at the given instant (ms). */
const aheadOfUtc = (instant: number) => asIfInUtc(berlinWallTime(new Date(instant))) - instant;

/**
 * The instant a Berlin wall time stands for; null when it is not a time at all or falls into the hour that is
 * skipped in March. The double hour in October is the first one (D21).
 */
export function berlinInstant(wall: WallTime): Date | null {
  const { date, time } = wall;
  const inUtc = asIfInUtc(wall);
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(`${date} ${time}`) || Number.isNaN(inUtc)) return null;
  // Clocks are as far ahead as a day before or as a day after; where both are right, the one before is the first one.
  const instants = [inUtc - DAY_MS, inUtc + DAY_MS].map((near) => new Date(inUtc - aheadOfUtc(near)));
  const first = instants.find((instant) => {
    const shown = berlinWallTime(instant);
    return shown.date === date && shown.time === time;
  });
  return first ?? null;
}

/**
 * The instant behind the wire's text form `YYYY-MM-DD HH:mm:ss` (Spec §3), a Berlin wall time; seconds do not count. Null for anything
 * else: without a date nothing is known, and a text with a zone is no wall time.
 */
export function parseBerlinTime(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/.exec(text.trim());
  const [, date, time] = match ?? [];
  return date && time ? berlinInstant({ date, time }) : null;
}
