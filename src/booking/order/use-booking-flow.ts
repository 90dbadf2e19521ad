import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createOrder, getCurrentRides, getMilesDiscount } from '../../backend/calls';
import { queryKeys } from '../../backend/query-keys';
import { useLocalNavigate } from '../../i18n/use-language';
import { berlinWallTime } from '../../lib/berlin-time';
import { backendNow } from '../../lib/clock';
import { tabStore } from '../../lib/storage';
import { sessionStore } from '../../session/session-store';
import { useMachine } from '../../ui/use-machine';
import type { BookingRequest } from './booking-request';
import { type BookingEvent, type BookingFlow, editing, next } from './flow';
import { attemptOrder, type UnresolvedAttempt } from './order-attempt';
import { toOrderRequest } from './payload';

/** How long the confirm dialog waits for the bonus; then there is none (Spec §8: miles failure is 0). */
const DISCOUNT_WAIT_MS = 4_000;
/** After ACCEPTED the popup shows the driver's message that long, then the ride is opened (Spec §4, §9). */
const ACCEPTED_SHOWN_MS = 2_000;

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

async function readDiscount(): Promise<number> {
  const miles = getMilesDiscount().then((result) => (result.ok ? result.value : 0));
  return Promise.race([miles, wait(DISCOUNT_WAIT_MS).then(() => 0)]);
}

/** "Now" is the minute in which it is ordered, not the one in which the form was sent. */
function withCurrentTime(request: BookingRequest): BookingRequest {
  if (!request.form.isNow) return request;
  return { ...request, form: { ...request.form, ...berlinWallTime(new Date(backendNow())) } };
}

/** The booking flow with its effects: reads the bonus, orders once, opens the ride (Spec §4). */
export function useBookingFlow(): { readonly flow: BookingFlow; readonly send: (event: BookingEvent) => void } {
  const queryClient = useQueryClient();
  const navigate = useLocalNavigate();
  const unresolved = useRef<UnresolvedAttempt | null>(null);

  const { state: flow, send } = useMachine<BookingFlow, BookingEvent>({
    initial: editing,
    next,
    onMoved: (after, _before, send) => {
      if (after.step === 'confirming' && after.discount === null) {
        const { request } = after;
        void readDiscount().then((discount) => send({ type: 'discountRead', request, discount }));
      }
      if (after.step === 'creating') void order(after, unresolved, queryClient).then(send);
    },
  });

  // The accepted message is shown for two seconds; a driver's name that comes late does not start them again.
  const isAccepted = flow.step === 'accepted';
  useEffect(() => {
    if (!isAccepted) return;
    const timer = setTimeout(() => send({ type: 'detailsOpened' }), ACCEPTED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAccepted, send]);

  const openedId = flow.step === 'done' ? flow.bookingId : null;
  useEffect(() => {
    if (openedId !== null) navigate(`/booking-details/${encodeURIComponent(openedId)}`);
  }, [openedId, navigate]);

  return { flow, send };
}

/** Orders, and tidies up after a success even when the screen has been left meanwhile. */
async function order(
  { request, useMiles }: BookingFlow & { readonly step: 'creating' },
  unresolved: { current: UnresolvedAttempt | null },
  queryClient: QueryClient,
): Promise<BookingEvent> {
  const tools = { createOrder, getCurrentRides, wait };
  const outcome = await attemptOrder(toOrderRequest(withCurrentTime(request), useMiles), tools, unresolved.current);
  if (outcome.kind === 'signed-out') return { type: 'sessionRefused' };
  if (outcome.kind === 'failed') {
    unresolved.current = outcome.unresolved;
    return { type: 'orderFailed', message: outcome.message };
  }
  unresolved.current = null;
  tabStore.remove('taxi.draft');
  void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
  const session = sessionStore.get();
  const customerId = session.status === 'signed-in' ? session.customer.id : '';
  return { type: 'orderCreated', bookingId: outcome.bookingId, customerId };
}
