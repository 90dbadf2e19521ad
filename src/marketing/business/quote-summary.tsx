import { useTranslation } from '../../i18n/use-translation';
import { mailLink } from '../../lib/links';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { TripStop, TripStops } from '../../ui/trip-line';
import * as styles from './business.module.css';
import type { Quote } from './quote';

interface QuoteSummaryProps {
  readonly quote: Quote;
  /** Whether what was typed is no number of travellers from 1 to 20 (Spec §5). */
  readonly isFallback: boolean;
}

/** The quote request, with a prepared mail and the phone number (D22). */
export function QuoteSummary({ quote, isFallback }: QuoteSummaryProps) {
  const { t } = useTranslation('business');
  const { pickups, drop, travellers } = quote;
  const stops = pickups.length > 0 ? pickups : [t('quote.unknown')];
  const end = drop || t('quote.unknown');
  const mail = mailLink({
    to: site.email,
    subject: t('quote.subject', { number: travellers }),
    lines: [
      t('quote.greeting'),
      '',
      ...stops.map((stop, index) => `${t('quote.pickup', { number: index + 1 })}: ${stop}`),
      `${t('quote.drop')}: ${end}`,
      `${t('quote.travellers')}: ${travellers}`,
    ],
  });
  return (
    <div className={styles.summary}>
      <h3>{t('quote.summary')}</h3>
      <TripStops>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may occur twice, and the stops never move
          <TripStop key={index}>{pickups.length > 0 ? <span translate="no">{stop}</span> : stop}</TripStop>
        ))}
        <TripStop>{drop ? <span translate="no">{drop}</span> : end}</TripStop>
      </TripStops>
      <p>
        {t('quote.travellers')}: <strong>{travellers}</strong>
      </p>
      {isFallback && <p>{t('quote.travellersFallback')}</p>}
      <p className="soft">{t('quote.notSent')}</p>
      <div className={styles.actions}>
        <a className={buttonClass()} href={mail}>
          {t('quote.mail')}
        </a>
        <a className={buttonClass('quiet')} href={`tel:${site.bookingPhone.dialled}`}>
          {t('quote.call')}
        </a>
      </div>
    </div>
  );
}
