import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { buttonClass } from '../ui/button';

/** The booking phone number (Spec §1), where staff can look up every order. */
export function CallUs() {
  const { t } = useTranslation('booking');
  return (
    <a className={buttonClass('quiet')} href={`tel:${site.bookingPhone.dialled}`}>
      {t('doubt.call')}
    </a>
  );
}
