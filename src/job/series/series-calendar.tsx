import { FailureReference } from '../../i18n/failure-reference';
import { parseBerlinTime } from '../../lib/berlin-time';
import { Button } from '../../ui/button';
import { type CalendarRide, useCalendar } from '../use-calendar';
import type { SeriesRecord } from './series-record';
import { useSeriesTexts } from './use-series-texts';

/** Saves all placed rides of a series to the customer's calendar, in one file. */
export function SeriesCalendar({ record: { rows, words } }: { readonly record: SeriesRecord }) {
  const { t } = useSeriesTexts();
  const { save, hasFailed } = useCalendar();
  const entries = rows.flatMap((row): readonly CalendarRide[] => {
    const startsAt = parseBerlinTime(row.startsAt);
    if (row.state !== 'placed' || !startsAt) return [];
    const { bookingId, isBack } = row;
    const [from, to] = isBack ? [words.drop, words.pickup] : [words.pickup, words.drop];
    const title = to ? t('entry.title', { place: to }) : t('entry.titleOpen');
    return [{ bookingId, startsAt, title, text: t('entry.text', { bookingId }), location: from }];
  });
  const [first, ...others] = entries;
  if (!first) return null;

  return (
    <>
      <Button look="quiet" onClick={() => void save('taxi.ics', [first, ...others])}>
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
