import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { TaxiSide } from '../../ui/drawings/taxi-side';
import { AgainRoom } from './again/again-room';
import { PickupForm } from './book/pickup-form';
import { HeroBanner } from './hero/hero-banner';
import { type HomeContext, ownPhotos, type PhotoNodes } from './home-facts';
import * as styles from './home-screen.module.css';
import { pausableClass } from './rotation/rotating-pictures';
import * as closingStyles from './sections/closing.module.css';
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

/** The end of the page repeats the two shortest ways to book. */
function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className={closingStyles.band} aria-labelledby="closing">
      <div className={`wrap ${closingStyles.row}`}>
        <div className={closingStyles.words}>
          <h2 id="closing">{t('closing.heading')}</h2>
          <p className={closingStyles.actions}>
            <LocalLink to="/bookings" className={buttonClass('signal')}>
              {t('closing.action')}
            </LocalLink>
            <a href={`tel:${site.bookingPhone.dialled}`} className={closingStyles.phone} translate="no">
              {site.bookingPhone.shown}
            </a>
          </p>
        </div>
        <TaxiSide className={closingStyles.car} />
      </div>
    </section>
  );
}
