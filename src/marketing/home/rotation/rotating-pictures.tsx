import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { Pause, Play } from '../../../ui/icons';
import * as pauseStyles from './pause-control.module.css';
import * as styles from './rotating-pictures.module.css';

interface TurningProps {
  readonly pictures: readonly [ReactNode, ReactNode] | readonly [ReactNode, ReactNode, ReactNode];
  readonly className?: string | undefined;
  /** Whether the text beside the pictures says everything they show. */
  readonly isDecoration?: boolean;
}

/**
 * Rotating pictures, each shown for 3 s (Spec §9), by CSS alone. The page's pause control, hover, focus and reduced
 * motion stop them.
 */
export function RotatingPictures({ pictures, className = '', isDecoration = false }: TurningProps) {
  const round = pictures.length === 2 ? styles.two : styles.three;
  return (
    <ul className={`${styles.turning} ${round} ${className}`.trim()} aria-hidden={isDecoration || undefined}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a place never change their order
        <li key={index}>{picture}</li>
      ))}
    </ul>
  );
}

/** The class of the elements whose content the control pauses. */
export const pausableClass = pauseStyles.pausable ?? '';

/**
 * The control that pauses all rotating pictures of Home (WCAG 2.2.2): a checkbox that only CSS reads, so that it works
 * before and without any script.
 */
export function PauseControl() {
  const { t } = useTranslation('home');
  return (
    <label className={pauseStyles.control}>
      <input type="checkbox" className={pauseStyles.box} data-pause aria-label={t('hero.pause')} />
      <Icon of={Pause} className={pauseStyles.pause} size={18} />
      <Icon of={Play} className={pauseStyles.play} size={18} />
    </label>
  );
}
