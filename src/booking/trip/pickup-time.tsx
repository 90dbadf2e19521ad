import type { UseFormReturn } from 'react-hook-form';
import { formatClock, formatDeviceClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinInstant } from '../../lib/berlin-time';
import { Field } from '../../ui/form/field';
import { useMounted } from '../../ui/use-mounted';
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

/** Date and time of the pickup in Berlin time (D21); now, until the customer chooses. */
export function PickupTime({ form, values, hasTimePassed, onNow, dateError, timeError }: PickupTimeProps) {
  const { t } = useTranslation('booking');
  const deviceTime = useDeviceTime(values);
  // Empty until the clock is known: replacing the browser's "dd/mm/yyyy" by digits would shift the layout.
  const isMounted = useMounted();
  // A time that the customer sets no longer follows the clock.
  const choose = { onChange: () => form.setValue('isNow', false) };
  return (
    <div className={styles.when}>
      <Field id={fieldId('date')} label={t('form.date')} error={dateError}>
        {(control) => (
          <input type={isMounted ? 'date' : 'text'} {...control} {...form.register('date', choose)} required />
        )}
      </Field>
      <Field id={fieldId('time')} label={t('form.time')} error={timeError}>
        {(control) => (
          <input type={isMounted ? 'time' : 'text'} {...control} {...form.register('time', choose)} required />
        )}
      </Field>
      <div className={styles.whenNote}>
        {values.isNow ? (
          <span>{t('form.now')}</span>
        ) : (
          <button type="button" className={styles.textButton} onClick={onNow}>
            {t('form.setNow')}
          </button>
        )}
        <span role="status">{hasTimePassed && !(values.date && values.time) ? t('form.timePassed') : ''}</span>
        {deviceTime && <span>{t('form.deviceTime', { time: deviceTime })}</span>}
      </div>
    </div>
  );
}

/** The pickup time on the device's clock, if its time zone differs from Berlin's (D21). */
function useDeviceTime(values: BookingForm): string | null {
  const language = useLanguage();
  const instant = berlinInstant(values);
  if (!instant) return null;
  const onDevice = formatDeviceClock(language, instant);
  return onDevice === formatClock(language, instant) ? null : onDevice;
}
