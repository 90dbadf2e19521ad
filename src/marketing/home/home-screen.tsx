import { useTranslation } from '../../i18n/use-translation';
import type { BookingCode } from './booking-code';
import { Closing } from './closing';
import { HeroBanner } from './hero-banner';
import * as styles from './home-screen.module.css';
import { pausableClass } from './pause-control';
import { People } from './people';
import { PickupForm } from './pickup-form';
import type { PictureNodes } from './pictures';
import { Price } from './price';
import { Ways } from './ways';

interface HomeScreenProps {
  readonly pictures: PictureNodes;
  readonly code: BookingCode;
}

/** The home page: what the company does, and the shortest way to a taxi (Spec §1). */
export function HomeScreen({ pictures, code }: HomeScreenProps) {
  const { t } = useTranslation('home');
  return (
    <div className={pausableClass}>
      {/* The banner comes first, as on a phone: a page that is still arriving shifts nothing. */}
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.banner}>
          <HeroBanner />
        </div>
        <div className={styles.say}>
          <h1>{t('headline')}</h1>
          <p className={`soft ${styles.lead}`}>{t('lead')}</p>
          <PickupForm />
        </div>
      </div>
      <Ways pictures={pictures} code={code} />
      <Price />
      <People />
      <Closing />
    </div>
  );
}
