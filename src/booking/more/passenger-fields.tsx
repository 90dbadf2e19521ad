import { LINE_MAX } from '../../lib/text/clean-text';
import { Field } from '../../ui/form/field';
import { usePhoneHint } from '../../ui/form/use-phone-hint';
import { fieldId, noRider } from '../form/form';
import * as styles from './more-fields.module.css';
import { CheckChoice, MoreSection, type MoreSectionProps, useMoreTexts } from './more-section';

/** The passenger, if it is not the customer: the driver calls them, and the customer stays the one who ordered. */
export function PassengerFields({ values: { passenger }, onChange, open, errorOf }: MoreSectionProps) {
  const { t } = useMoreTexts();
  const { shown, look } = usePhoneHint(passenger?.phone ?? '');
  return (
    <MoreSection name="passenger" title={t('passenger.title')} open={open} fields={['passengerName', 'passengerPhone']}>
      <CheckChoice
        id="booking-forOther"
        isChecked={passenger !== null}
        onChange={(isForOther) => onChange({ passenger: isForOther ? noRider : null })}
      >
        {t('passenger.choice')}
      </CheckChoice>
      {passenger && (
        <>
          <p className={styles.text}>{t('passenger.text')}</p>
          <Field id={fieldId('passengerName')} label={t('passenger.name')} error={errorOf('passengerName')}>
            {(control) => (
              <input
                type="text"
                autoComplete="off"
                maxLength={LINE_MAX}
                {...control}
                value={passenger.name}
                onChange={(event) => onChange({ passenger: { ...passenger, name: event.target.value } })}
                required
              />
            )}
          </Field>
          <Field id={fieldId('passengerPhone')} label={t('passenger.phone')} error={errorOf('passengerPhone')}>
            {(control) => (
              <input
                type="tel"
                autoComplete="off"
                maxLength={LINE_MAX}
                {...control}
                value={passenger.phone}
                onChange={(event) => onChange({ passenger: { ...passenger, phone: event.target.value } })}
                onBlur={(event) => look(event.target.value)}
                required
              />
            )}
          </Field>
          <p role="status" className={styles.status}>
            {shown ? t('passenger.phoneRead', { phone: shown }) : ''}
          </p>
        </>
      )}
    </MoreSection>
  );
}
