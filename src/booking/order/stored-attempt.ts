import { momentNow } from '../../device/clock';
import { pagePerson, personalStore, personalTabStore } from '../../device/personal-store';
import { localStore, tabStore } from '../../device/storage';
import { parseBerlinTime } from '../../lib/berlin-time';
import { type OrderAttempt, readAttempt } from './attempt-record';

/** The page's person, also after their session has ended; empty for no one. */
export const personNow = () => pagePerson.get().person ?? '';

/** The recorded attempt, in local storage, or with the tab if that is full or blocked: a reload still finds it. */
export const attempts = {
  read: () => {
    const text = tabStore.read('taxi.tabOrderAttempt') ?? localStore.read('taxi.orderAttempt');
    return readAttempt(text, personNow(), momentNow());
  },
  keep: (attempt: OrderAttempt) => {
    // Nothing more is stored about a person who has signed out (D45).
    if (attempt.customerId !== personNow()) return;
    personalStore.write('taxi.orderAttempt', attempt.customerId, attempt);
    if (localStore.keeps('taxi.orderAttempt')) tabStore.remove('taxi.tabOrderAttempt');
    else personalTabStore.write('taxi.tabOrderAttempt', attempt.customerId, attempt);
  },
  forget: () => {
    localStore.remove('taxi.orderAttempt');
    tabStore.remove('taxi.tabOrderAttempt');
  },
};

/**
 * The booking of a recent order that the list of rides may not show yet; `startsAt` is null for "as soon as possible".
 */
export function recentOrder(): { readonly bookingId: string; readonly startsAt: Date | null } | null {
  const attempt = attempts.read();
  if (attempt?.state !== 'settled') return null;
  return { bookingId: attempt.bookingId, startsAt: attempt.isNow ? null : parseBerlinTime(attempt.ride.startsAt) };
}
