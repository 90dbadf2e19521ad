import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { Pause, Play } from '../../../ui/icons';
import * as styles from './pause-control.module.css';

/** The class of the elements whose content the control pauses. */
export const pausableClass = styles.pausable ?? '';

/**
 * The control that pauses all rotating pictures of Home (WCAG 2.2.2): a checkbox that only CSS reads, so that it works
 * before and without any script.
 */
export function PauseControl() {
  const { t } = useTranslation('home');
  return (
    <label className={styles.control}>
      <input type="checkbox" className={styles.box} data-pause aria-label={t('hero.pause')} />
      <Icon of={Pause} className={styles.pause} size={18} />
      <Icon of={Play} className={styles.play} size={18} />
    </label>
  );
}
