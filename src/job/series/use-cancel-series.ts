import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getBooking } from '../../backend/calls';
import { queryKeys } from '../../backend/query';
import { createLiveConnection, TRACK_FIRST_MS } from '../../live/connection';
import { isPaused, isUp } from '../../live/live-message';
import { useSession } from '../../session/use-session';
import { JobStatus, jobStatusOf } from '../job-status';
import { type CancelLine, type CancelState, cancelBooking } from './cancel-booking';

async function readCanceled(bookingId: string): Promise<boolean> {
  const booking = await getBooking(bookingId);
  return booking.ok && jobStatusOf(booking.value.jobStatus) === JobStatus.CANCELED;
}

/** Opens the live connection of a booking, only to cancel it. */
function openLine(bookingId: string, customerId: string | number): CancelLine {
  let tellUp: (isUp: boolean) => void = () => {};
  let tellCanceled: (isCanceled: true) => void = () => {};
  const isUpThen = new Promise<boolean>((resolve) => {
    tellUp = resolve;
  });
  const isCanceled = new Promise<true>((resolve) => {
    tellCanceled = resolve;
  });
  const connection = createLiveConnection({
    bookingId,
    customerId,
    readEnds: () => ({}),
    onState: (state) => {
      if (isUp(state)) tellUp(true);
      else if (isPaused(state)) tellUp(false);
    },
    onFrame: () => {},
    onSeen: () => {},
    onConnected: () => setTimeout(() => connection.track(), TRACK_FIRST_MS),
    onMessage: (message) => {
      const isEnd =
        message.type === 'vehicle-tracked' ? !message.isActive : jobStatusOf(message.status) === JobStatus.CANCELED;
      if (isEnd) tellCanceled(true);
    },
  });
  connection.start();
  return { isUp: isUpThen, isCanceled, send: connection.sendCancel, close: connection.stop };
}

/** Cancels bookings of a series one after the other, each over a connection of its own (D23, D28). */
export function useCancelSeries(): {
  /** By booking id; none for a booking that nobody has cancelled here. */
  readonly states: ReadonlyMap<string, CancelState>;
  readonly cancel: (bookingIds: readonly string[]) => void;
} {
  const queryClient = useQueryClient();
  const session = useSession();
  const customerId = session.status === 'signed-in' ? session.customer.id : null;
  const [states, setStates] = useState<ReadonlyMap<string, CancelState>>(new Map());
  const last = useRef(Promise.resolve());
  const set = (bookingId: string, state: CancelState) => setStates((before) => new Map(before).set(bookingId, state));

  const cancelAll = async (bookingIds: readonly string[], id: string | number) => {
    for (const bookingId of bookingIds) {
      const isCanceled = await cancelBooking(openLine(bookingId, id), () => readCanceled(bookingId));
      set(bookingId, isCanceled ? 'cancelled' : 'failed');
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
  };
  const cancel = (bookingIds: readonly string[]) => {
    if (customerId === null) return;
    const open = bookingIds.filter((id) => states.get(id) === undefined || states.get(id) === 'failed');
    for (const bookingId of open) set(bookingId, 'cancelling');
    last.current = last.current.then(() => cancelAll(open, customerId));
  };
  return { states, cancel };
}
