import { useState } from 'react';
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
  readonly name: string;
  readonly phone: string;
  /** Somebody else is the passenger: these are the customer's own, for questions. */
  readonly isForOther: boolean;
  readonly nameError: string | undefined;
  readonly phoneError: string | undefined;
}

/**
 * The customer's name and phone number, with a line below that shows how the number was parsed. On a phone one line
 * says what is known already; the fields are there for the keyboard, and open with the focus.
 */
export function PersonFields({ form, name, phone, isForOther, nameError, phoneError }: PersonFieldsProps) {
  const { t } = useTranslation('booking');
  const whose = isForOther ? 'own' : 'form';
  const { shown, look } = usePhoneHint(phone);
  const [isOpen, setOpen] = useState(false);
  const isKnown = !isOpen && name.trim() !== '' && phone.trim() !== '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears of the focus of its fields
    <div
      className={styles.person}
      data-known={isKnown || undefined}
      onFocus={({ target }) => target.matches('input') && setOpen(true)}
    >
      <p className={styles.known}>
        <span translate="no">
          <b>{name}</b>, {phone}
        </span>
        <button
          type="button"
          aria-label={t('form.knownLabel')}
          onClick={() => document.getElementById(fieldId('name'))?.focus()}
        >
          {t('form.known')}
        </button>
      </p>
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
