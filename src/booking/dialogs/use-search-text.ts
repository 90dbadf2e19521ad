import { useTranslation } from '../../i18n/use-translation';
import type { BookingFlow } from '../order/flow';
import { searchTexts } from '../order/search-status';

/** What the searching dialog says: what happens now, what there is to add, what is wrong. */
interface SearchText {
  readonly now: string;
  readonly more: string | null;
  readonly problem: string | null;
}

/** The searching dialog's texts (Spec §4: the three of the search; §8: the two of a lost connection). */
export function useSearchText(flow: BookingFlow): SearchText {
  const { t } = useTranslation(['booking', 'errors']);
  const plain = (now: string): SearchText => ({ now, more: null, problem: null });
  if (flow.step === 'accepted') {
    const { driverName } = flow;
    return plain(
      driverName ? t('booking:searching.accepted', { driver: driverName }) : t('booking:searching.acceptedUnnamed'),
    );
  }
  if (flow.step !== 'searching') return plain(t('booking:searching.confirming'));
  const key = searchTexts[flow.status];
  const more = key && t(`booking:${key}`);
  switch (flow.connection) {
    case 'connected':
      return { now: t('booking:searching.connected'), more, problem: null };
    case 'connecting':
      return { now: t('booking:searching.nearby'), more, problem: null };
    case 'retrying':
      return { now: t('errors:dialogRetrying'), more, problem: null };
    case 'lost':
      return { now: '', more, problem: t('errors:dialogError') };
  }
}
