import { useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { busySeconds } from './retry-after';

/** While a read waits for a busy backend: that it does, and for how long. Else null. */
export function useBusyText(): string | null {
  const { t } = useTranslation('common');
  const seconds = useSyncExternalStore(busySeconds.subscribe, busySeconds.get, () => 0);
  return seconds > 0 ? t('busy', { seconds: String(seconds) }) : null;
}
