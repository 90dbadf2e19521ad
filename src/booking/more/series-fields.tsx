import type { UseFormReturn } from 'react-hook-form';
import { now } from '../../device/clock';
import { formatDayAndTime, formatWeekday } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useSeriesTexts } from '../../job/series/use-series-texts';
import { Field, FieldGroup } from '../../ui/form/field';
import { Segmented } from '../../ui/form/segmented';
import { type BookingForm, fieldId } from '../form/form';
import { planSeries } from '../series/plan';
import { isSeries, type SeriesChoice, WEEKS_MAX, type Weekday, weekdays } from '../series/series-choice';
import * as styles from './more-fields.module.css';
import { CheckChoice, MoreSection, type MoreSectionProps } from './more-section';

const backs = ['none', 'timed', 'call'] as const;
const weekNumbers = Array.from({ length: WEEKS_MAX }, (_, index) => index + 1);

interface SeriesFieldsProps extends MoreSectionProps {
  readonly form: UseFormReturn<BookingForm>;
  /** The date and time of the first ride are those of the form. */
  readonly first: Pick<BookingForm, 'date' | 'time'>;
}

/** A way back, and the days on which the ride is repeated. */
export function SeriesFields({ values: { series }, onChange, open, errorOf, form, first }: SeriesFieldsProps) {
  const { t } = useSeriesTexts();
  const language = useLanguage();
  const change = (part: Partial<SeriesChoice>) => onChange({ series: { ...series, ...part } });
  const setFirst = (field: 'date' | 'time', value: string) => {
    form.setValue(field, value);
    // A time that the customer sets no longer follows the clock.
    form.setValue('isNow', false);
  };
  const toggle = (day: Weekday) =>
    change({ days: weekdays.filter((other) => (other === day) !== series.days.includes(other)) });
  const { rides, isShortened } = planSeries(first, series, new Date(now()));
  const [begin, end] = [rides[0], rides.at(-1)];
  const status = () => {
    if (!isSeries(series)) return '';
    if (!begin || !end) return t('fields.none');
    const shown = { first: formatDayAndTime(language, begin.startsAt), last: formatDayAndTime(language, end.startsAt) };
    return t(rides.length === 1 ? 'fields.countOne' : 'fields.count', { number: rides.length, ...shown });
  };
  return (
    <MoreSection name="series" title={t('fields.title')} open={open} fields={['seriesBack', 'seriesDays']}>
      <Segmented
        id={fieldId('seriesBack')}
        legend={t('fields.back')}
        options={backs.map((value) => ({ value, label: t(`fields.backs.${value}`) }))}
        value={series.back}
        onChange={(back) => change({ back })}
        error={errorOf('seriesBack')}
      />
      {series.back === 'call' && <p className={styles.text}>{t('fields.call')}</p>}
      {series.back === 'timed' && !series.isRepeated && (
        <Field id="booking-backDate" label={t('fields.backDate')}>
          {(control) => (
            <input
              type="date"
              {...control}
              value={series.backDate || first.date}
              onChange={(event) => change({ backDate: event.target.value })}
            />
          )}
        </Field>
      )}
      {series.back === 'timed' && (
        <Field id="booking-backTime" label={t('fields.backTime')}>
          {(control) => (
            <input
              type="time"
              {...control}
              value={series.backTime}
              onChange={(event) => change({ backTime: event.target.value })}
            />
          )}
        </Field>
      )}
      <CheckChoice id="booking-repeat" isChecked={series.isRepeated} onChange={(isRepeated) => change({ isRepeated })}>
        {t('fields.repeat')}
      </CheckChoice>
      {series.isRepeated && (
        <>
          <FieldGroup id={fieldId('seriesDays')} legend={t('fields.days')} error={errorOf('seriesDays')}>
            <div className={styles.days}>
              {weekdays.map((day) => (
                <label key={day} className={styles.day}>
                  <input
                    type="checkbox"
                    id={`booking-day-${day}`}
                    autoComplete="off"
                    checked={series.days.includes(day)}
                    onChange={() => toggle(day)}
                  />
                  {formatWeekday(language, day)}
                </label>
              ))}
            </div>
          </FieldGroup>
          <Field id="booking-firstDay" label={t('fields.firstDay')}>
            {(control) => (
              <input
                type="date"
                {...control}
                value={first.date}
                onChange={(event) => setFirst('date', event.target.value)}
              />
            )}
          </Field>
          <Field id="booking-thereTime" label={t('fields.there')}>
            {(control) => (
              <input
                type="time"
                {...control}
                value={first.time}
                onChange={(event) => setFirst('time', event.target.value)}
              />
            )}
          </Field>
          <Field id="booking-weeks" label={t('fields.weeks')}>
            {(control) => (
              <select
                {...control}
                value={series.weeks}
                onChange={(event) => change({ weeks: Number(event.target.value) })}
              >
                {weekNumbers.map((weeks) => (
                  <option key={weeks}>{weeks}</option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {isShortened && <p className={styles.text}>{t('fields.shortened')}</p>}
    </MoreSection>
  );
}
