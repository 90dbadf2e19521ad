import { useCallback, useEffect } from 'react';
import { getBooking } from '../../backend/calls';
import { searchNewsOf } from '../../job/search-status';
import type { LiveMessage } from '../../live/live-message';
import { useLiveConnection } from '../../live/use-live-connection';
import type { BookingEvent, BookingFlow } from './flow';

/** Without a live connection the booking is read again after this time (D16). */
export const READ_EVERY_MS = 10_000;

/**
 * Listens for a driver once the booking is placed (Spec §4, driver search): over the live connection without
 * coordinates (Spec §7), and by one HTTP read after each (re)connect, so that a lost frame strands nobody (D16).
 */
export function useDriverSearch(
  flow: BookingFlow,
  send: (event: BookingEvent) => void,
): { readonly retry: () => void } {
  const search = flow.step === 'searching' || flow.step === 'accepted' ? flow : null;
  const bookingId = search?.bookingId ?? null;

  const read = useCallback(async () => {
    if (bookingId === null) return;
    const result = await getBooking(bookingId);
    const news = result.ok ? searchNewsOf(result.value.jobStatus) : null;
    if (!result.ok || !news) return;
    send({ type: 'searchReported', bookingId, news, driverName: result.value.driverName || null, from: 'read' });
  }, [bookingId, send]);

  const onMessage = (message: LiveMessage) => {
    if (bookingId === null) return;
    const heard = meaningOf(message);
    if (!heard) return;
    send({ type: 'searchReported', bookingId, ...heard, from: 'frame' });
    // An ending acts at once and is checked by one read, which may correct it (D28).
    if (heard.news === 'CANCELED') void read();
  };

  const { state, retry } = useLiveConnection({
    bookingId,
    customerId: search?.customerId ?? '',
    onMessage,
    onConnected: () => void read(),
  });

  useEffect(() => {
    if (bookingId !== null) send({ type: 'connectionChanged', live: state });
  }, [bookingId, state, send]);

  const isLost = search?.connection === 'lost';
  useEffect(() => {
    if (!isLost) return;
    void read();
    const timer = setInterval(() => void read(), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLost, read]);

  return { retry };
}

/** What a message says about the search; null when it says nothing. A vehicle that is not active is a cancellation. */
function meaningOf(message: LiveMessage) {
  if (message.type === 'vehicle-tracked') {
    return message.isActive ? null : ({ news: 'CANCELED', driverName: null } as const);
  }
  const news = searchNewsOf(message.status);
  return news && { news, driverName: 'driverName' in message ? message.driverName || null : null };
}
