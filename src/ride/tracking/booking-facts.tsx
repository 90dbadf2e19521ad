import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import * as styles from './tracking-screen.module.css';

/** The booking number and the phone number to call. */
export function BookingFacts({ bookingId }: { readonly bookingId: string }) {
  const { t } = useTranslation('ride');
  const { shown, dialled } = site.bookingPhone;
  return (
    <dl className={styles.truths}>
      <div>
        <dt>{t('facts.booking')}</dt>
        <dd>{bookingId}</dd>
      </div>
      <div>
        <dt>{t('facts.phone')}</dt>
        <dd>
          <a href={`tel:${dialled}`}>{shown}</a>
        </dd>
      </div>
    </dl>
  );
}
