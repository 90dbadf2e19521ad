import { withPrefix } from 'gatsby';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localPath } from '../../../i18n/languages';
import { useLanguage, useLocalNavigate } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { LINE_MAX } from '../../../lib/text/line-max';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icon';
import { iconButtonClass } from '../../../ui/icon-button';
import { Search } from '../../../ui/icons';
import * as styles from './pickup-form.module.css';
import { bookingsPath } from './pickup-link';
import { SlideToBook } from './slide-to-book';

/**
 * Starts a booking on Home: a text field and the slide control. Both lead to the booking screen with the typed text.
 * The field has no name, so that its text stays out of the address even without a script.
 */
export function PickupForm() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [pickup, setPickup] = useState('');

  // On a slow network, visitors type before the script arrives.
  useEffect(() => setPickup(field.current?.value ?? ''), []);

  // Reads the field itself: React gets no event if the browser fills it in, or text is pasted, during hydration.
  const goOn = () => navigate(bookingsPath(field.current?.value ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <div className={`card ${styles.card}`}>
      <form className={styles.form} action={withPrefix(localPath(language, '/bookings'))} onSubmit={submit}>
        <Field id="home-pickup" label={t('pickup.label')}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="text"
              autoComplete="address-line1"
              enterKeyHint="go"
              data-pickup=""
              maxLength={LINE_MAX}
              placeholder={t('pickup.example')}
              onChange={(event) => setPickup(event.currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" className={`${iconButtonClass} ${styles.go}`} aria-label={t('pickup.go')}>
          <Icon of={Search} size={20} />
        </button>
      </form>
      <SlideToBook to={bookingsPath(pickup)} onFollow={goOn} />
    </div>
  );
}
