import type { MouseEvent } from 'react';
import { LocalLink } from '../../../i18n/local-link';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { ArrowRight } from '../../../ui/icons';
import * as styles from './slide-to-book.module.css';

interface SlideToBookProps {
  /** The path for a new tab or window. */
  readonly to: string;
  readonly onFollow: () => void;
}

/**
 * The slide control of Home (Spec §2): a real link, so that Enter, taps and screen readers need no dragging (WCAG
 * 2.5.7). The inline script (layout/before-react/slide) handles dragging, so that it works before React.
 */
export function SlideToBook({ to, onFollow }: SlideToBookProps) {
  const { t } = useTranslation('home');
  const follow = (event: MouseEvent) => {
    // The browser opens new tabs and windows.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <LocalLink to={to} className={styles.track ?? ''} draggable={false} data-slide="" onClick={follow}>
      <span className={styles.handle}>
        <Icon of={ArrowRight} size={26} />
      </span>
      <span className={styles.label}>{t('slide')}</span>
    </LocalLink>
  );
}
