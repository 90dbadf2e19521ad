import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { LINE_MAX } from '../../lib/text/clean-text';
import { SignInOffer } from '../../session/login/login-button';
import { useSession } from '../../session/use-session';
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

/** `early`: nothing is known yet, and the script before React has chosen (src/layout/before-react/early-booking.ts). */
type Step = 'early' | 'folded' | 'open';

/**
 * Folds the fields of a known customer, once: those that are in view stay as they are, so that nothing moves.
 *
 * @returns the state, the element that folds, and what opens it for good.
 */
function useFolding(form: UseFormReturn<BookingForm>, isKnown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>('early');
  const { status } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the customer becomes known
  useEffect(() => {
    if (status === 'checking' || step === 'open') return;
    // The form may have been filled in this very update.
    const { name, phone } = form.getValues();
    const wasFolded = step === 'folded' || document.documentElement.dataset.rider === 'known';
    const isBelowWindow = (box.current?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
    setStep(name.trim() && phone.trim() && (wasFolded || isBelowWindow) ? 'folded' : 'open');
  }, [status, isKnown, step, form]);
  return { box, step, open: () => setStep('open') };
}

/**
 * The customer's name and phone number, with a line below that shows how the number was parsed. On a phone one line
 * says what is known already; the fields are there for the keyboard, and open with the focus.
 */
export function PersonFields({ form, name, phone, isForOther, nameError, phoneError }: PersonFieldsProps) {
  const { t } = useTranslation('booking');
  const whose = isForOther ? 'own' : 'form';
  const { shown, look } = usePhoneHint(phone);
  const isKnown = name.trim() !== '' && phone.trim() !== '';
  const { box, step, open } = useFolding(form, isKnown);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears of the focus of its fields
    <div
      ref={box}
      className={styles.person}
      data-step={step}
      onFocus={({ target }) => target.matches('input') && open()}
    >
      <p className={styles.known}>
        {isKnown && (
          <>
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
          </>
        )}
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
