import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { now } from '../device/clock';
import { saveFile } from '../device/save-file';
import { localPath } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { bookingPath } from './booking-path';
import type { CalendarEntry } from './calendar-file';

/** The media type of a calendar file (RFC 5545). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

/** An entry without the address of its booking. */
export type CalendarRide = Omit<CalendarEntry, 'url'>;

/** Saves rides to the customer's calendar, in one file. The code that writes the file loads on the first press. */
export function useCalendar(): {
  readonly save: (fileName: string, rides: readonly [CalendarRide, ...CalendarRide[]]) => Promise<void>;
  readonly hasFailed: boolean;
} {
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const withUrl = (ride: CalendarRide): CalendarEntry => ({
    ...ride,
    url: new URL(withPrefix(localPath(language, bookingPath(ride.bookingId))), window.location.href).href,
  });
  const save = async (fileName: string, [first, ...others]: readonly [CalendarRide, ...CalendarRide[]]) => {
    setFailed(false);
    try {
      const { calendarFile } = await import('./calendar-file');
      const entries = [withUrl(first), ...others.map(withUrl)] as const;
      saveFile(fileName, CALENDAR_TYPE, calendarFile(entries, new Date(now())));
    } catch {
      // The code that writes the file could not be loaded: no network.
      setFailed(true);
    }
  };
  return { save, hasFailed };
}
