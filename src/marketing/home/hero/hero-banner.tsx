import { MainImage } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { useOpeningHours } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import type { Photo } from '../home-facts';
import { PauseControl, RotatingPictures } from '../rotation/rotating-pictures';
import * as styles from './hero-banner.module.css';
import { CityScene, LiveScene, NightScene } from './hero-scenes';

/**
 * The rotating hero banner: slides change every 3 s (Spec §1, §9). Its pause control comes first in the tab order. The
 * operator's own photos, each with its caption, come in place of the first drawings.
 */
export function HeroBanner({ photos }: { readonly photos: readonly Photo[] }) {
  const { t } = useTranslation('home');
  const hours = useOpeningHours();
  const slide = (place: number, caption: string, scene: ReactNode) => {
    const photo = photos[place];
    return (
      <>
        {photo ? <OwnPhoto image={photo.image} /> : scene}
        <p className={styles.caption}>{photo?.caption ?? caption}</p>
      </>
    );
  };
  return (
    <section className={styles.banner} aria-roledescription="carousel" aria-label={t('hero.label')}>
      <PauseControl />
      <RotatingPictures
        className={styles.slides}
        pictures={[
          slide(0, t('hero.slides.city'), <CityScene />),
          slide(1, t('hero.slides.live'), <LiveScene />),
          slide(2, hours ? t('hero.slides.hours', { hours }) : t('hero.slides.night'), <NightScene />),
        ]}
      />
    </section>
  );
}

/** A photo over the whole slide. Its caption has the meaning. */
const OwnPhoto = ({ image: { images, width, height } }: Pick<Photo, 'image'>) => (
  <div className={styles.photo}>
    <MainImage {...images} width={width} height={height} alt="" loading="eager" />
  </div>
);
