import { TZDate } from '@date-fns/tz';

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
  return { date, time };
}

/**
 * The instant a Berlin wall time stands for; null when it is not a time at all or falls into the hour that is
 * skipped in March. The double hour in October is the first one (D21).
 */
export function berlinInstant({ date, time }: WallTime): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/.exec(`${date} ${time}`);
  if (!match) return null;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number];
  const local = new TZDate(year, month - 1, day, hour, minute, BERLIN);
  const instant = new Date(local.getTime());
  const earlier = new Date(instant.getTime() - 3_600_000);
  const first = [earlier, instant].find((candidate) => {
    const shown = berlinWallTime(candidate);
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
