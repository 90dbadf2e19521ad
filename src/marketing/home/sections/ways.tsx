import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../i18n/local-link';
import { useTranslation } from '../../../i18n/use-translation';
import { site } from '../../../site';
import { buttonClass } from '../../../ui/button';
import { RotatingPictures } from '../rotation/rotating-pictures';
import type { BookingCode } from './booking-code';
import { type PictureNodes, ProductPicture } from './product-picture';
import * as styles from './ways.module.css';

/** The card's class for each way; three ways share the default look. */
const looks = {
  customer: styles.customer,
  call: styles.call,
  whatsapp: styles.whatsapp,
  scan: '',
  butler: '',
  driver: '',
} as const;

const points = ['price', 'live', 'cancel'] as const;

interface WaysProps {
  readonly pictures: PictureNodes;
  readonly code: BookingCode;
}

/** The six ways to a taxi (Spec §1): three apps, WhatsApp, the code to scan, the phone. */
export function Ways({ pictures, code }: WaysProps) {
  const { t } = useTranslation('home');
  const { bookingPhone, whatsapp } = site;
  const message = encodeURIComponent(t('ways.whatsapp.message'));
  return (
    <section className={`wrap ${styles.ways}`} aria-labelledby="ways">
      <h2 id="ways">{t('ways.heading')}</h2>
      <div className={styles.grid}>
        <WayCard
          way="customer"
          picture={
            <RotatingPictures
              className={styles.phones}
              pictures={[
                <ProductPicture key="1" pictures={pictures} name="booking" alt={t('ways.customer.booking')} />,
                <ProductPicture key="2" pictures={pictures} name="tracking" alt={t('ways.customer.tracking')} />,
              ]}
            />
          }
        >
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{t(`ways.customer.points.${point}`)}</li>
            ))}
          </ul>
          <LocalLink to="/bookings" className={buttonClass('signal')}>
            {t('ways.customer.action')}
          </LocalLink>
        </WayCard>
        <WayCard way="call" picture={<TwoDrawings className={styles.aside} first="call" second="call-answer" />}>
          <a className={styles.phone} href={`tel:${bookingPhone.dialled}`} translate="no">
            {bookingPhone.shown}
          </a>
        </WayCard>
        <WayCard
          way="whatsapp"
          picture={<TwoDrawings className={styles.drawing} first="whatsapp-address" second="whatsapp-answer" />}
        >
          <a className={buttonClass('quiet')} href={`https://wa.me/${whatsapp.dialled}?text=${message}`}>
            {t('ways.whatsapp.action')}
          </a>
          <p className="soft" translate="no">
            {whatsapp.shown}
          </p>
        </WayCard>
        <WayCard
          way="scan"
          picture={
            <div className={styles.bar}>
              <TwoDrawings first="bar" second="door" />
              {/* Not part of the rotation: a scanner needs time. */}
              <QrCode code={code} label={t('ways.scan.code')} />
            </div>
          }
        >
          <LocalLink to="/bookings">{t('ways.scan.action')}</LocalLink>
        </WayCard>
        <WayCard
          way="butler"
          picture={<TwoDrawings className={styles.drawing} first="butler-bell" second="butler-taxi" />}
        />
        <WayCard
          way="driver"
          picture={<TwoDrawings className={styles.drawing} first="driver-order" second="driver-way" />}
        />
      </div>
    </section>
  );
}

interface WayCardProps {
  readonly way: keyof typeof looks;
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}

function WayCard({ way, picture, children }: WayCardProps) {
  const { t } = useTranslation('home');
  return (
    <article className={`${styles.card} ${looks[way]}`}>
      <div className={styles.words}>
        <h3>{t(`ways.${way}.title`)}</h3>
        <p>{t(`ways.${way}.text`)}</p>
        {children}
      </div>
      {picture}
    </article>
  );
}

interface TwoDrawingsProps {
  readonly first: string;
  readonly second: string;
  readonly className?: string | undefined;
}

const TwoDrawings = ({ first, second, className }: TwoDrawingsProps) => (
  <RotatingPictures
    className={className}
    isDecoration
    pictures={[<Drawing key="1" name={first} />, <Drawing key="2" name={second} />]}
  />
);

/**
 * A drawing below the fold: a separate file (static/drawings), loaded lazily. Decorative: the text beside it says the
 * same.
 */
function Drawing({ name }: { readonly name: string }) {
  return (
    <img src={withPrefix(`/drawings/${name}.svg`)} width={480} height={280} alt="" loading="lazy" decoding="async" />
  );
}

/** A QR code, dark on light in both colour schemes, so that every scanner reads it. */
function QrCode({ code, label }: { readonly code: BookingCode; readonly label: string }) {
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={styles.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} stroke="var(--black)" />
    </svg>
  );
}
