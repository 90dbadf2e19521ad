import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatClock, formatDeviceClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinInstant } from '../../lib/berlin-time';
import { registerText } from '../../ui/form/entered-texts';
import { Field, focusField } from '../../ui/form/field';
import { type BookingForm, fieldId, type OpenOption } from '../form/form';
import * as styles from './pickup-time.module.css';

export interface PickupTimeProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  /** True if a chosen time has passed and must be chosen again. */
  readonly hasTimePassed: boolean;
  readonly onNow: () => void;
  /** The option that was opened, with the field that takes the focus. */
  readonly focusRequest: OpenOption | null;
  readonly dateError: string | undefined;
  readonly timeError: string | undefined;
}

/**
 * Date and time of the pickup in Berlin time (D21). They hold now until the customer changes them (Spec §2); another
 * time goes back to now with one press.
 */
export function PickupTime(props: PickupTimeProps) {
  const { form, values, hasTimePassed, onNow, focusRequest, dateError, timeError } = props;
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const instant = berlinInstant(values);
  const deviceTime = instant && formatDeviceClock(language, instant);
  // A time that the customer sets no longer follows the clock.
  const choose = { onChange: () => form.setValue('isNow', false) };
  useEffect(() => {
    if (focusRequest?.option === 'when' && focusRequest.field) focusField(fieldId(focusRequest.field));
  }, [focusRequest]);
  return (
    <div className={styles.fields}>
      <Field id={fieldId('date')} label={t('form.date')} error={dateError}>
        {(control) => <input type="date" {...control} {...registerText(form, 'date', choose)} required />}
      </Field>
      <Field id={fieldId('time')} label={t('form.time')} error={timeError}>
        {(control) => <input type="time" {...control} {...registerText(form, 'time', choose)} required />}
      </Field>
      <button type="button" className={styles.now} onClick={onNow}>
        {t('form.now')}
      </button>
      <span role="status">{hasTimePassed && !(values.date && values.time) ? t('form.timePassed') : ''}</span>
      {/* The pickup time on the device's clock, if its time zone differs from Berlin's (D21). */}
      {instant && deviceTime !== formatClock(language, instant) && (
        <span>{t('form.deviceTime', { time: deviceTime ?? '' })}</span>
      )}
    </div>
  );
}
