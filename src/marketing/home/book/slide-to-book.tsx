import { LocalLink } from '../../../i18n/local-link';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { ArrowRight } from '../../../ui/icons';
import * as styles from './slide-to-book.module.css';

/**
 * The slide control of Home (Spec §2): a real link, so that Enter, taps and screen readers need no dragging (WCAG
 * 2.5.7). The inline script (layout/before-react/slide) handles dragging, so that it works before React.
 */
export function SlideToBook() {
  const { t } = useTranslation('home');
  return (
    <LocalLink to="/bookings" className={styles.track ?? ''} draggable={false} data-slide="">
      <span className={styles.handle}>
        <Icon of={ArrowRight} size={26} />
      </span>
      <span className={styles.label}>{t('slide')}</span>
    </LocalLink>
  );
}
