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
    const person = personNow();
    const kept =
      personalTabStore.read('taxi.tabOrderAttempt', person) ?? personalStore.read('taxi.orderAttempt', person);
    return readAttempt(kept, momentNow());
  },
  keep: (person: string, attempt: OrderAttempt) => {
    personalStore.write('taxi.orderAttempt', person, attempt);
    if (localStore.keeps('taxi.orderAttempt')) personalTabStore.remove('taxi.tabOrderAttempt', person);
    else personalTabStore.write('taxi.tabOrderAttempt', person, attempt);
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
