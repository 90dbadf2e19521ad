import { withPrefix } from 'gatsby';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localPath } from '../../../i18n/languages';
import { useLanguage, useLocalNavigate } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { LINE_MAX } from '../../../lib/line-max';
import { Field } from '../../../ui/form/field';
import { iconButtonClass } from '../../../ui/icon-button';
import * as styles from './pickup-form.module.css';
import { bookingsPath } from './pickup-link';
import { SlideToBook } from './slide-to-book';

/**
 * A booking starts on Home: a plain field, the slide control, and both ways lead to the booking screen with what was typed.
 * The field has no name, so that even without a script nothing of it gets into an address.
 */
export function PickupForm() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [pickup, setPickup] = useState('');

  // On a slow network people type while the script is on its way.
  useEffect(() => setPickup(field.current?.value ?? ''), []);

  // The text of the field itself: the browser may fill it in, or somebody paste it, while React takes the page over, which hears nothing of it.
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
          <Search aria-hidden="true" size={20} />
        </button>
      </form>
      <SlideToBook to={bookingsPath(pickup)} onFollow={goOn} />
    </div>
  );
}
