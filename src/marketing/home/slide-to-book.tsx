import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './slide-to-book.module.css';
import { useSlide } from './use-slide';

/**
 * The slide control of Home (Spec §2): a real link, so that Enter, a tap and a screen reader need no dragging
 * (WCAG 2.5.7), which can also be dragged.
 */
export function SlideToBook({ to, onComplete }: { readonly to: string; readonly onComplete: () => void }) {
  const { t } = useTranslation('home');
  const { offset, handlers } = useSlide(onComplete);
  return (
    <LocalLink
      to={to}
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
