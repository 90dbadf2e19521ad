import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import type { Tracking } from './tracking';

/** What is the matter now, in one sentence; a new driver is announced as new. */
export function useBannerText({ status, isNewDriver }: Tracking): string {
  const { t } = useTranslation('ride');
  return isNewDriver ? t('banner.newDriver') : t(jobStatusTable[status].banner);
}
