import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { LocalLink } from '../../i18n/local-link';
import { useLocalNavigate } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './slide-to-book.module.css';
import { useSlide } from './use-slide';

/**
 * The slide control of Home (Spec §2): a real link, so that Enter, a tap and a screen reader need no dragging
 * (WCAG 2.5.7), which can also be dragged.
 */
export function SlideToBook() {
  const { t } = useTranslation('home');
  const navigate = useLocalNavigate();
  const { offset, handlers } = useSlide(() => navigate('/bookings'));
  return (
    <LocalLink
      to="/bookings"
      className={styles.track ?? ''}
      draggable={false}
      style={{ '--offset': `${offset}px` } as CSSProperties}
      {...handlers}
    >
      <span className={styles.handle}>
        <ArrowRight aria-hidden="true" size={26} />
      </span>
      <span className={styles.label}>{t('slide')}</span>
    </LocalLink>
  );
}
