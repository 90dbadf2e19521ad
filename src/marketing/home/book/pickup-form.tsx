import { withPrefix } from 'gatsby';
import { localPath } from '../../../i18n/languages';
import { LocalLink } from '../../../i18n/local-link';
import { useLanguage, useLocalNavigate } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { ArrowRight } from '../../../ui/icons';
import { TripLine } from '../../../ui/trip-line';
import * as styles from './pickup-form.module.css';
import * as slideStyles from './slide-to-book.module.css';

/**
 * Starts a booking on Home: two rows that look like fields, and the slide control. A row leads to the search of that
 * address on the booking screen, which has the suggestions: before it nobody has typed an address in vain. It is the
 * button of a form, which needs no script: Safari's Tab skips links.
 */
export function PickupForm() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const row = (end: 'start' | 'end', text: string) => {
    const path = `/bookings#search=${end}`;
    return (
      <form
        action={withPrefix(localPath(language, path))}
        onSubmit={(event) => {
          event.preventDefault();
          navigate(path);
        }}
      >
        <button type="submit" className={styles.row}>
          {text}
        </button>
      </form>
    );
  };
  return (
    <div className={`card ${styles.card}`}>
      <TripLine start={row('start', t('pickup.label'))} end={row('end', t('pickup.drop'))} />
      <SlideToBook />
    </div>
  );
}

/**
 * The slide control of Home (Spec §2): a real link, so that Enter, taps and screen readers need no dragging (WCAG
 * 2.5.7). The inline script (layout/before-react/slide) handles dragging, so that it works before React.
 */
function SlideToBook() {
  const { t } = useTranslation('home');
  return (
    <LocalLink to="/bookings" className={slideStyles.track ?? ''} draggable={false} data-slide="">
      <span className={slideStyles.handle}>
        <Icon of={ArrowRight} size={26} />
      </span>
      <span className={slideStyles.label}>{t('slide')}</span>
    </LocalLink>
  );
}
