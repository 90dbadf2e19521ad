import { useBusyText } from '../../backend/use-busy-text';
import { useTranslation } from '../../i18n/use-translation';
import type { SearchStatus } from '../order/driver-search';
import type { BookingFlow } from '../order/flow-steps';
import type { DriverSearch } from '../order/use-driver-search';

/** An additional line below the search's own text; null for none. */
export const searchTexts = {
  SEARCHING: null,
  ASSIGNED: 'searching.assigned',
  REJECTED: 'searching.rejected',
  ACCEPTED: 'searching.accepted',
} as const satisfies Record<SearchStatus, string | null>;

/** The texts of the searching dialog: the current state, a remark, an error. */
interface SearchText {
  readonly now: string;
  readonly more: string | null;
  readonly problem: string | null;
}

/** The searching dialog's texts (Spec §4: three states of the search; §8: two of a lost connection). */
export function useSearchText(flow: BookingFlow, { newsSource, isMissing }: DriverSearch): SearchText {
  const { t } = useTranslation(['booking', 'errors']);
  const busy = useBusyText();
  if (flow.step === 'accepted') {
    const { driverName, wish } = flow;
    const now = driverName
      ? t('booking:searching.accepted', { driver: driverName })
      : t('booking:searching.acceptedUnnamed');
    // Until a cancellation is confirmed, an accepted booking takes precedence.
    return { now, more: wish && t('booking:search.acceptedAnyway'), problem: null };
  }
  // Before the order and after a lost answer, the list of rides is read.
  if (flow.step === 'checking') return { now: t('booking:searching.checking'), more: busy, problem: null };
  if (flow.step !== 'searching') return { now: t('booking:searching.confirming'), more: busy, problem: null };
  if (isMissing) {
    const { bookingId } = flow;
    return { now: t('errors:bookingNotFound'), more: t('booking:searching.missing', { bookingId }), problem: null };
  }
  const key = searchTexts[flow.status];
  const asking = newsSource === 'http' ? t('booking:searching.asking') : null;
  const more = (key && t(`booking:${key}`)) ?? (asking && (busy ?? asking));
  switch (flow.connection) {
    case 'connected':
      return { now: t('booking:searching.connected'), more, problem: null };
    case 'connecting':
      return { now: t('booking:searching.nearby'), more, problem: null };
    case 'retrying':
      return { now: t('errors:dialogRetrying'), more, problem: null };
    case 'lost':
      // The live connection is paused. While HTTP polling continues, the search is not affected (D16).
      if (asking) return { now: t('booking:searching.paused'), more, problem: null };
      return { now: '', more, problem: t('errors:dialogError') };
  }
}
