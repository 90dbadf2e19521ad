import { useTranslation } from '../../i18n/use-translation';
import type { Tracking } from '../../job/tracked-ride';
import { bannerKey } from './banner';
import type { BookedTime } from './booked-time';

/** The banner's sentence, with the phone number if the customer has to call. */
export function useBannerText(tracking: Tracking, booked: BookedTime): string {
  const { t } = useTranslation(['status', 'ride']);
  return t(bannerKey(tracking, booked));
}
