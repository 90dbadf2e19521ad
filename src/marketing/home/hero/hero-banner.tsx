import { useOpeningHours } from '../../../i18n/use-opening-hours';
import { useTranslation } from '../../../i18n/use-translation';
import { PauseControl } from '../rotation/pause-control';
import { RotatingPictures } from '../rotation/rotating-pictures';
import * as styles from './hero-banner.module.css';
import { CityScene, LiveScene, NightScene } from './hero-scenes';

/** The rotating hero banner: slides change every 3 s (Spec §1, §9). Its pause control comes first in the tab order. */
export function HeroBanner() {
  const { t } = useTranslation('home');
  const hours = useOpeningHours();
  const slide = (caption: string, scene: JSX.Element) => (
    <>
      {scene}
      <p className={styles.caption}>{caption}</p>
    </>
  );
  return (
    <section className={styles.banner} aria-roledescription="carousel" aria-label={t('hero.label')}>
      <PauseControl />
      <RotatingPictures
        className={styles.slides}
        pictures={[
          slide(t('hero.slides.city'), <CityScene />),
          slide(t('hero.slides.live'), <LiveScene />),
          slide(hours ? t('hero.slides.hours', { hours }) : t('hero.slides.night'), <NightScene />),
        ]}
      />
    </section>
  );
}
