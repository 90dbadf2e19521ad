import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatClock, formatDeviceClock, formatShortDayAndTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinInstant } from '../../lib/berlin-time';
import { registerText } from '../../ui/form/entered-texts';
import { Field } from '../../ui/form/field';
import { Segmented } from '../../ui/form/segmented';
import { type BookingForm, fieldId } from '../form/form';
import * as styles from './pickup-time.module.css';

interface PickupTimeProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  /** True if a chosen time has passed and must be chosen again. */
  readonly hasTimePassed: boolean;
  readonly onNow: () => void;
  readonly dateError: string | undefined;
  readonly timeError: string | undefined;
}

/**
 * Date and time of the pickup in Berlin time (D21): now, in one line, or later, in two fields. They hold now until the
 * customer changes them (Spec §2).
 */
export function PickupTime({ form, values, hasTimePassed, onNow, dateError, timeError }: PickupTimeProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const [isLater, setLater] = useState(false);
  const areFieldsOpen = isLater || !values.isNow;
  const instant = berlinInstant(values);
  const deviceTime = instant && formatDeviceClock(language, instant);
  // A time that the customer sets no longer follows the clock.
  const choose = { onChange: () => form.setValue('isNow', false) };
  const openFields = () => {
    setLater(true);
    // The pressed line gives way to the fields.
    requestAnimationFrame(() => document.getElementById(fieldId('date'))?.focus());
  };
  return (
    <div className={styles.when}>
      <Segmented
        id="booking-when"
        legend={t('form.when')}
        isLegendQuiet
        options={[
          { value: 'now', label: t('form.nowChoice') },
          { value: 'later', label: t('form.later') },
        ]}
        value={areFieldsOpen ? 'later' : 'now'}
        onChange={(value) => {
          setLater(value === 'later');
          if (value === 'now') onNow();
        }}
      />
      <button type="button" className={styles.line} hidden={areFieldsOpen} onClick={openFields}>
        <span>{t('form.now')}</span>
        {/* Empty until the clock is known. */}
        <span>{instant && formatShortDayAndTime(language, instant)}</span>
      </button>
      <div className={styles.fields} hidden={!areFieldsOpen}>
        <Field id={fieldId('date')} label={t('form.date')} error={dateError}>
          {(control) => <input type="date" {...control} {...registerText(form, 'date', choose)} required />}
        </Field>
        <Field id={fieldId('time')} label={t('form.time')} error={timeError}>
          {(control) => <input type="time" {...control} {...registerText(form, 'time', choose)} required />}
        </Field>
        <span role="status">{hasTimePassed && !(values.date && values.time) ? t('form.timePassed') : ''}</span>
        {/* The pickup time on the device's clock, if its time zone differs from Berlin's (D21). */}
        {instant && deviceTime !== formatClock(language, instant) && (
          <span>{t('form.deviceTime', { time: deviceTime ?? '' })}</span>
        )}
      </div>
    </div>
  );
}
