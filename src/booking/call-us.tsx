import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { buttonClass } from '../ui/button';

/** The booking phone (Spec §1): somebody there sees every order. */
export function CallUs() {
  const { t } = useTranslation('booking');
  const { shown, dialled } = site.bookingPhone;
  return (
    <a className={buttonClass('quiet')} href={`tel:${dialled}`}>
      {t('doubt.call', { phone: shown })}
    </a>
  );
}
