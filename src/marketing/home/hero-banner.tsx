import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../../ui/icon-button';
import * as styles from './hero-banner.module.css';
import { CityScene, LiveScene, NightScene } from './hero-scenes';

const slides = [
  { name: 'city', Scene: CityScene },
  { name: 'live', Scene: LiveScene },
  { name: 'night', Scene: NightScene },
] as const;

/**
 * The rotating hero banner: slides change every 3 s (Spec §1, §9), by CSS alone; stopped by its button (WCAG 2.2.2),
 * under the pointer, under focus and under reduced motion.
 */
export function HeroBanner() {
  const { t } = useTranslation('home');
  const [paused, setPaused] = useState(false);
  return (
    <section
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label={t('hero.label')}
      data-paused={paused || undefined}
    >
      <IconButton
        className={styles.pause ?? ''}
        label={paused ? t('hero.play') : t('hero.pause')}
        icon={paused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
        onClick={() => setPaused(!paused)}
      />
      <ul className={styles.slides}>
        {slides.map(({ name, Scene }) => (
          <li key={name} className={styles.slide}>
            <Scene />
            <p className={styles.caption}>{t(`hero.slides.${name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
