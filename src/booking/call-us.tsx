import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { buttonClass } from '../ui/button';

/** The booking phone number (Spec §1), where staff can look up every order. */
export function CallUs() {
  const { t } = useTranslation('booking');
  const { shown, dialled } = site.bookingPhone;
  return (
    <a className={buttonClass('quiet')} href={`tel:${dialled}`}>
      {t('doubt.call', { phone: shown })}
    </a>
  );
}
