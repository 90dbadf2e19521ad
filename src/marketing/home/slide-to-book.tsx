import { ArrowRight } from 'lucide-react';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './slide-to-book.module.css';

/**
 * The slide control of Home (Spec §2): a real link, so that Enter, a tap and a screen reader need no dragging
 * (WCAG 2.5.7). Dragging it is the work of the inline script (layout/before-react/slide), which does not wait for React.
 */
export function SlideToBook({ to }: { readonly to: string }) {
  const { t } = useTranslation('home');
  return (
    <LocalLink to={to} className={styles.track ?? ''} draggable={false} data-slide="">
      <span className={styles.handle}>
        <ArrowRight aria-hidden="true" size={26} />
      </span>
      <span className={styles.label}>{t('slide')}</span>
    </LocalLink>
  );
}
