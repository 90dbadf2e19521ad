/** Pickup times are in this time zone, whatever the device's (D21). */
export const BERLIN = 'Europe/Berlin';

/** A wall time in Berlin in the format of form fields: date `YYYY-MM-DD`, time `HH:mm`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

/**
 * The Swedish locale formats date and time as form fields do. Created once, because lists have thousands of rides. A
 * script that uses another part of this file is built without it: a formatter costs milliseconds.
 */
const wallClock = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: BERLIN,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The wall time in Berlin at a moment. */
export function berlinWallTime(instant: Date): WallTime {
  const [date = '', time = ''] = wallClock.format(instant).split(' ');
  // The Swedish locale writes the year 999 with three digits, a date field with four.
  return { date: date.padStart(10, '0'), time };
}

const DAY_MS = 86_400_000;

const asIfInUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}Z`);

/** Berlin's offset from UTC in ms at a moment. */
const aheadOfUtc = (instant: number) => asIfInUtc(berlinWallTime(new Date(instant))) - instant;

/** Whether the year of a form field's date has four digits: date fields take up to six. */
export const hasUsualYear = (date: string): boolean => /^\d{4}-/.test(date);

/**
 * The moment of a Berlin wall time; null if it is invalid or falls into the hour that is skipped in March. In October's
 * repeated hour, the first one (D21).
 */
export function berlinInstant(wall: WallTime): Date | null {
  const { date, time } = wall;
  const inUtc = asIfInUtc(wall);
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(`${date} ${time}`) || Number.isNaN(inUtc)) return null;
  // The offset is that of a day before or a day after; if both fit, the earlier moment is the first one.
  const instants = [inUtc - DAY_MS, inUtc + DAY_MS].map((near) => new Date(inUtc - aheadOfUtc(near)));
  const first = instants.find((instant) => {
    const shown = berlinWallTime(instant);
    return shown.date === date && shown.time === time;
  });
  return first ?? null;
}

/**
 * Parses the wire's format `YYYY-MM-DD HH:mm:ss` (Spec §3), a Berlin wall time; ignores the seconds. Null for anything
 * else, including a text with a time zone.
 */
export function parseBerlinTime(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/.exec(text.trim());
  const [, date, time] = match ?? [];
  return date && time ? berlinInstant({ date, time }) : null;
}
