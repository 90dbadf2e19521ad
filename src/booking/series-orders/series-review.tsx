import { getHolidays } from 'feiertagejs';
import { useMemo, useState } from 'react';
import { now } from '../../device/clock';
import { formatDayAndTime, formatShortDayAndTime } from '../../i18n/formats';
import type { Language } from '../../i18n/languages';
import type { Translate } from '../../i18n/texts';
import { useLanguage } from '../../i18n/use-language';
import { SeriesTable } from '../../job/series/series-table';
import { useSeriesTexts } from '../../job/series/use-series-texts';
import { berlinInstant } from '../../lib/berlin-time';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import * as textButton from '../../ui/text-button.module.css';
import { BookingPrice, BookingSummary } from '../dialogs/booking-summary';
import type { BookingRequest } from '../order/booking-request';
import { type PlannedRide, planSeries, type SeriesPlan } from '../series/plan';
import { noSeries } from '../series/series-choice';
import * as styles from './series.module.css';

interface SeriesReviewProps {
  /** Null while the dialog is closed. */
  readonly request: BookingRequest | null;
  readonly onBook: (rides: readonly PlannedRide[]) => void;
  readonly onBack: () => void;
}

const noPlan: SeriesPlan = { rides: [], leftOut: [], isShortened: false };
const keyOf = ({ date, time }: { readonly date: string; readonly time: string }) => `${date} ${time}`;

const notesOf = ({ notes, holiday }: PlannedRide, t: Translate<'series'>): readonly string[] => [
  ...(holiday ? [t('ride.holiday', { name: holiday })] : []),
  ...notes.map((note) => t(`ride.${note}`)),
];

/** All rides of a series before the order (D20): each can be removed, and the button names how many are ordered. */
export function SeriesReview({ request, onBook, onBack }: SeriesReviewProps) {
  const { t } = useSeriesTexts();
  const language = useLanguage();
  const form = request?.form ?? null;
  const choice = request?.series?.choice ?? noSeries;
  // Planned once for a form: a minute that passes removes no row under a finger.
  const plan = useMemo(
    () => (form ? planSeries(form, choice, new Date(now()), (date) => holidayOn(date, language)) : noPlan),
    [form, choice, language],
  );
  // Rides of this plan: those of an earlier plan mean nothing in it.
  const [removed, setRemoved] = useState<readonly PlannedRide[]>([]);
  const rides = plan.rides.filter((ride) => !removed.includes(ride));
  const [first, last] = [rides[0], rides.at(-1)];
  const time =
    first && last
      ? t(rides.length === 1 ? 'review.timeOne' : 'review.time', {
          number: rides.length,
          first: formatDayAndTime(language, first.startsAt),
          last: formatDayAndTime(language, last.startsAt),
        })
      : t('review.none');
  return (
    <Sheet
      open={request !== null}
      onClose={onBack}
      title={t('review.title')}
      closeLabel={t('review.close')}
      foot={request && <ReviewFoot request={request} number={rides.length} onBook={() => onBook(rides)} />}
    >
      {request && (
        <>
          <SeriesTable
            caption={t('table.caption')}
            heading={t('table.change')}
            rides={plan.rides.map((ride) => {
              const isOut = removed.includes(ride);
              const name = formatShortDayAndTime(language, ride.startsAt);
              const notes = [...notesOf(ride, t), ...(isOut ? [t('table.removed')] : [])];
              return {
                ...ride,
                key: keyOf(ride),
                notes,
                isOut,
                cell: (
                  <button
                    type="button"
                    className={textButton.text}
                    aria-label={t(isOut ? 'table.restoreRide' : 'table.removeRide', { ride: name })}
                    onClick={() => setRemoved(isOut ? removed.filter((other) => other !== ride) : [...removed, ride])}
                  >
                    {t(isOut ? 'table.restore' : 'table.remove')}
                  </button>
                ),
              };
            })}
          />
          <LeftOut plan={plan} />
          <BookingSummary request={request} time={time} />
          {hasOtherLines(request, rides) && (
            <p className={styles.lines}>
              {t('review.backLines', { lines: request.series?.lines.back.join('\n') ?? '' })}
            </p>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Whether the driver reads other lines on a way back, for example because the stops are in reverse order. */
function hasOtherLines({ series }: BookingRequest, rides: readonly PlannedRide[]): boolean {
  const { there = [], back = [] } = series?.lines ?? {};
  return rides.some(({ isBack }) => isBack) && there.join('\n') !== back.join('\n');
}

/** The rides that the plan leaves out, each with its reason; one sentence for all that are too many. */
function LeftOut({ plan }: { readonly plan: SeriesPlan }) {
  const { t } = useSeriesTexts();
  const language = useLanguage();
  return (
    <>
      {plan.leftOut.map((ride) => {
        const startsAt = berlinInstant(ride);
        // A time that does not exist is named as it was entered.
        const name = startsAt ? formatShortDayAndTime(language, startsAt) : keyOf(ride);
        return (
          <p key={keyOf(ride)} className="soft">
            {t(`leftOut.${ride.why}`, { ride: name })}
          </p>
        );
      })}
      {plan.isShortened && <p className="soft">{t('fields.shortened')}</p>}
    </>
  );
}

interface ReviewFootProps {
  readonly request: BookingRequest;
  readonly number: number;
  readonly onBook: () => void;
}

/** The price of each ride directly above the order button. */
function ReviewFoot({ request, number, onBook }: ReviewFootProps) {
  const { t } = useSeriesTexts();
  const isReady = number > 0 && request.price !== 'loading';
  const label = () => {
    if (number === 0) return t('review.none');
    return number === 1 ? t('review.bookOne') : t('review.book', { number });
  };
  return (
    <>
      <BookingPrice request={request} />
      <p className="soft">{t('review.each')}</p>
      <button
        type="button"
        className={buttonClass('signal', styles.book)}
        aria-disabled={!isReady}
        onClick={isReady ? onBook : undefined}
      >
        {label()}
      </button>
    </>
  );
}

/**
 * The name of the public holiday on a date `YYYY-MM-DD` in the operator's state; null for none. Names and dates are the
 * library's.
 */
export function holidayOn(date: string, language: Language): string | null {
  const holidays = getHolidays(Number(date.slice(0, 4)), site.state);
  return holidays.find(({ dateString }) => dateString === date)?.translate(language) ?? null;
}
