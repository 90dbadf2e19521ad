import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { AgainRoom } from './again/again-room';
import { PickupForm } from './book/pickup-form';
import { HeroBanner } from './hero/hero-banner';
import { type HomeContext, ownPhotos, type PhotoNodes } from './home-facts';
import * as styles from './home-screen.module.css';
import { pausableClass } from './rotation/rotating-pictures';
import { Closing } from './sections/closing';
import { Local } from './sections/local';
import { People } from './sections/people';
import { Price } from './sections/price';
import type { PictureNodes } from './sections/product-picture';
import { Ways } from './sections/ways';

/** The end of a sentence, with the space after it. */
const SENTENCE_END = /(?<=\.) /;

interface HomeScreenProps extends HomeContext {
  readonly pictures: PictureNodes;
  readonly photos: PhotoNodes;
}

/** The home page: the company's services, and the shortest way to a taxi (Spec §1). */
export function HomeScreen({ pictures, photos, code, home }: HomeScreenProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <div className={pausableClass}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.say}>
          {/* Each sentence has a line. */}
          <h1>
            {t('headline')
              .split(SENTENCE_END)
              .map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
          </h1>
          <p className={`soft ${styles.lead}`}>{t('lead')}</p>
          <PickupForm />
          <AgainRoom />
        </div>
        <div className={styles.banner}>
          <HeroBanner photos={ownPhotos(home.facts.photos, photos, language)} />
        </div>
      </div>
      <Ways pictures={pictures} code={code} />
      <Price />
      <Local />
      <People home={home} />
      <Closing />
    </div>
  );
}
