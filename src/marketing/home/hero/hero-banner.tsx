import { useTranslation } from '../../../i18n/use-translation';
import { PauseControl } from '../rotation/pause-control';
import { RotatingPictures } from '../rotation/rotating-pictures';
import * as styles from './hero-banner.module.css';
import { CityScene, LiveScene, NightScene } from './hero-scenes';

/** The rotating hero banner: slides change every 3 s (Spec §1, §9). Its pause control comes first in the tab order. */
export function HeroBanner() {
  const { t } = useTranslation('home');
  const slide = (name: 'city' | 'live' | 'night', scene: JSX.Element) => (
    <>
      {scene}
      <p className={styles.caption}>{t(`hero.slides.${name}`)}</p>
    </>
  );
  return (
    <section className={styles.banner} aria-roledescription="carousel" aria-label={t('hero.label')}>
      <PauseControl />
      <RotatingPictures
        className={styles.slides}
        pictures={[slide('city', <CityScene />), slide('live', <LiveScene />), slide('night', <NightScene />)]}
      />
    </section>
  );
}
