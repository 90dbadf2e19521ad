import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../../../src/backend/query';
import { useBookingForm } from '../../../src/booking/form/use-booking-form';
import { endedWithoutRide, isBooked } from '../../../src/booking/order/flow';
import type { BookingEvent, BookingFlow } from '../../../src/booking/order/flow-steps';
import { type Offer, useBookingFlow } from '../../../src/booking/order/use-booking-flow';
import { type DriverSearch, useDriverSearch } from '../../../src/booking/order/use-driver-search';
import { pagePerson } from '../../../src/device/personal-store';
import { createStore, type Store } from '../../../src/lib/store';
import { type FollowedRide, useTracking } from '../../../src/ride/following/use-tracking';
import { endSession, type Session, sessionStore, startSession } from '../../../src/session/session-store';
import { useSession } from '../../../src/session/use-session';
import { useSessionKeeper } from '../../../src/session/use-session-keeper';

/** What a page shows, and what a customer can do on it. */
export interface Shown {
  session: Session;
  booking: {
    readonly flow: BookingFlow;
    readonly send: (event: BookingEvent) => void;
    readonly search: DriverSearch;
    readonly text: () => string;
    readonly type: (text: string) => void;
  } | null;
  ride: { readonly bookingId: string; readonly followed: FollowedRide } | null;
}

interface Parts {
  readonly shown: Shown;
  readonly path: Store<string>;
}

const noOffer: Offer = {
  vehicles: { areLoading: false, haveFailed: false, hasRouteFailed: false, reload: async () => null },
  chosen: null,
};

/** The booking screen: its form and its flow, joined as src/booking/order-flow.tsx joins them. */
function BookingScreen({ shown, path }: Parts) {
  const { form, draft } = useBookingForm();
  const { flow, send } = useBookingFlow(path.set, noOffer, (after, before) => {
    if (isBooked(after) && !isBooked(before)) draft.pause();
    if (isBooked(before) && !isBooked(after)) draft.resume();
    if (endedWithoutRide(after) && !endedWithoutRide(before)) draft.keep();
  });
  const search = useDriverSearch(flow, send);
  const type = (text: string) => form.setValue('instructions', text);
  shown.booking = { flow, send, search, text: () => form.getValues('instructions'), type };
  return null;
}

function RideScreen({ shown, bookingId }: Pick<Parts, 'shown'> & { readonly bookingId: string }) {
  const session = useSession();
  const customerId = session.status === 'signed-in' ? session.customer.id : '';
  shown.ride = { bookingId, followed: useTracking(bookingId, customerId) };
  return null;
}

/** As src/layout/root.tsx: the session, and a page that each person gets anew. */
function Screens({ shown, path }: Parts) {
  useSessionKeeper();
  const session = useSession();
  const resetCount = useSyncExternalStore(pagePerson.subscribe, () => pagePerson.get().resetCount);
  const address = useSyncExternalStore(path.subscribe, path.get);
  const bookingId = /^\/booking-details\/(.+)$/.exec(address)?.[1];
  Object.assign(shown, { session, booking: null, ride: null });
  // As the screen for customers alone (D7).
  const ride = bookingId && session.status === 'signed-in' && <RideScreen shown={shown} bookingId={bookingId} />;
  return <Fragment key={resetCount}>{bookingId ? ride : <BookingScreen shown={shown} path={path} />}</Fragment>;
}

/** Loads a page with modules of its own, as a browser does: two of them are two tabs. */
export function openPage() {
  const shown: Shown = { session: sessionStore.get(), booking: null, ride: null };
  const path = createStore('/bookings');
  const root = createRoot(document.createElement('div'));
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <Screens shown={shown} path={path} />
    </QueryClientProvider>,
  );
  return { shown, path, signIn: startSession, signOut: endSession, close: () => root.unmount() };
}

export type Page = ReturnType<typeof openPage>;
