import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { now } from '../../device/clock';
import { saveFile } from '../../device/save-file';
import { FailureReference } from '../../i18n/failure-reference';
import { localPath } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { parseBerlinTime } from '../../lib/berlin-time';
import { Button } from '../../ui/button';
import { bookingPath } from '../booking-path';
import type { CalendarEntry } from '../calendar-file';
import type { SeriesRecord } from './series-record';
import { useSeriesTexts } from './use-series-texts';

/** The media type of a calendar file (RFC 5545). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

/** Saves all placed rides of a series to the customer's calendar, in one file. Its code loads on the first click. */
export function SeriesCalendar({ record: { rows, words } }: { readonly record: SeriesRecord }) {
  const { t } = useSeriesTexts();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const entries = rows.flatMap((row): readonly CalendarEntry[] => {
    const startsAt = parseBerlinTime(row.startsAt);
    if (row.state !== 'placed' || !startsAt) return [];
    const { bookingId, isBack } = row;
    const [from, to] = isBack ? [words.drop, words.pickup] : [words.pickup, words.drop];
    return [
      {
        bookingId,
        startsAt,
        title: to ? t('entry.title', { place: to }) : t('entry.titleOpen'),
        text: t('entry.text', { bookingId }),
        location: from,
        url: new URL(withPrefix(localPath(language, bookingPath(bookingId))), window.location.href).href,
      },
    ];
  });
  const [first, ...others] = entries;
  if (!first) return null;

  const save = async () => {
    setFailed(false);
    try {
      const { calendarFile } = await import('../calendar-file');
      saveFile('taxi.ics', CALENDAR_TYPE, calendarFile([first, ...others], new Date(now())));
    } catch {
      // The code that writes the file could not be loaded: no network.
      setFailed(true);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void save()}>
        {t('run.calendar')}
      </Button>
      {hasFailed && (
        <p role="alert">
          {t('run.calendarFailed')} <FailureReference bookingId={first.bookingId} />
        </p>
      )}
    </>
  );
}
