import { Pause, Play } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation';
import * as styles from './pause-control.module.css';

/** What the control governs: everything inside an element of this class. */
export const pausableClass = styles.pausable ?? '';

/**
 * The one control that stops every turning picture of Home (WCAG 2.2.2). A checkbox, read by CSS alone: it works before and
 * without any script.
 */
export function PauseControl() {
  const { t } = useTranslation('home');
  return (
    <label className={styles.control}>
      <input type="checkbox" className={styles.box} data-pause aria-label={t('hero.pause')} />
      <Pause className={styles.pause} aria-hidden="true" size={18} />
      <Play className={styles.play} aria-hidden="true" size={18} />
    </label>
  );
}
