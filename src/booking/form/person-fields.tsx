import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { LINE_MAX } from '../../lib/text/line-max';
import { SignInOffer } from '../../session/login/login-button';
import { registerText } from '../../ui/form/entered-texts';
import { Field } from '../../ui/form/field';
import { usePhoneHint } from '../../ui/form/use-phone-hint';
import { type BookingForm, fieldId } from './form';
import * as styles from './person-fields.module.css';

interface PersonFieldsProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly phone: string;
  /** Somebody else is the passenger: these are the customer's own, for questions. */
  readonly isForOther: boolean;
  readonly nameError: string | undefined;
  readonly phoneError: string | undefined;
}

/** The customer's name and phone number, with a line below that shows how the number was parsed. */
export function PersonFields({ form, phone, isForOther, nameError, phoneError }: PersonFieldsProps) {
  const { t } = useTranslation('booking');
  const whose = isForOther ? 'own' : 'form';
  const { shown, look } = usePhoneHint(phone);
  return (
    <div className={styles.person}>
      <Field id={fieldId('name')} label={t(`${whose}.name`)} error={nameError}>
        {(control) => (
          <input
            type="text"
            autoComplete="name"
            maxLength={LINE_MAX}
            {...control}
            {...registerText(form, 'name')}
            required
          />
        )}
      </Field>
      <Field id={fieldId('phone')} label={t(`${whose}.phone`)} error={phoneError}>
        {(control) => (
          <input
            type="tel"
            autoComplete="tel"
            maxLength={LINE_MAX}
            {...control}
            {...registerText(form, 'phone', { onBlur: (event) => look(event.target.value) })}
            required
          />
        )}
      </Field>
      <div className={styles.hint}>
        <p role="status">{shown ? t(`${whose}.phoneRead`, { phone: shown }) : ''}</p>
        {!shown && <SignInOffer />}
      </div>
    </div>
  );
}
