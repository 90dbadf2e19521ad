import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRidesWithoutFeedback, sendFeedback } from '../../backend/account-calls';
import { type CallFailure, noAnswer } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import type { Feedback } from '../../backend/types';
import { pagePerson } from '../../device/personal-store';
import { localStore } from '../../device/storage';
import { browserLock, type WindowLock } from '../../device/window-lock';
import { type Result, succeed } from '../../lib/result';
import { onBehalfOf } from '../../session/session-store';
import { useTimeout } from '../../ui/effects';
import { useMachine } from '../../ui/use-machine';
import { wasSent, withoutSent, withSent } from './feedback-draft';
import { type FeedbackEvent, type FeedbackFlow, initialFeedbackFlow, next, RELOAD_AFTER_MS } from './feedback-flow';
import { useFeedbackDraft } from './use-feedback-form';

/** Only one window of this device at a time sends feedback. */
const feedbackLock = () => browserLock('taxi.feedbackLock');

const SENT = 'taxi.feedbackSent';

/** Statuses that refuse the feedback; after any other failure it may have been stored (D46). */
const NOT_STORED: readonly (number | null)[] = [400, 404, 422];

/**
 * Sends feedback on a ride once. A ride missing from the list counts as rated only if this device sent feedback on it
 * before, in another tab or with a lost answer. If that list cannot be loaded, nothing is sent.
 */
const sendOnce = (lock: WindowLock, feedback: Feedback): Promise<Result<null, CallFailure>> => {
  const { person } = pagePerson.get();
  return lock.run(async () => {
    const { bookingId, isSkip } = feedback;
    // Feedback may follow a skip, the last one counts (docs/backend.md); a skip does not follow feedback.
    const note = isSkip ? `skip ${bookingId}` : bookingId;
    if ([bookingId, note].some((one) => wasSent(localStore.read(SENT), one))) {
      const waiting = await onBehalfOf(person, getRidesWithoutFeedback)();
      if (!waiting.ok) return waiting;
      if (!waiting.value.some((ride) => ride.bookingId === bookingId)) return succeed(null);
    }
    localStore.write(SENT, withSent(localStore.read(SENT), note));
    const sent = await onBehalfOf(person, sendFeedback)(feedback);
    if (!sent.ok && NOT_STORED.includes(sent.failure.status)) {
      localStore.write(SENT, withoutSent(localStore.read(SENT), note));
    }
    return sent;
  });
};

/** Sends feedback once, and reloads the page once the final message has been shown (D34). */
export function useFeedback(
  reload: (step: 'thanked' | 'skipped') => void,
  createLock: () => WindowLock = feedbackLock,
): {
  readonly flow: FeedbackFlow;
  readonly submit: (feedback: Feedback) => void;
} {
  const [lock] = useState(createLock);
  const queries = useQueryClient();
  const { keep } = useFeedbackDraft();
  const { state: flow, send, run } = useMachine<FeedbackFlow, FeedbackEvent>({ initial: initialFeedbackFlow, next });

  const deliver = async (feedback: Feedback): Promise<FeedbackEvent> => {
    const sent = await sendOnce(lock, feedback);
    if (!sent.ok) return { type: 'failed', failure: sent.failure };
    keep(feedback.bookingId, null);
    // Marked as stale but not loaded again while the thank-you message shows: the page reloads.
    for (const queryKey of [queryKeys.ridesWithoutFeedback, queryKeys.completedRides]) {
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    return { type: 'stored' };
  };

  /** The flow accepts one at a time: a double click sends one POST. */
  const submit = (feedback: Feedback) => {
    if (!send({ type: 'submitted', isSkip: feedback.isSkip })) return;
    run(() => deliver(feedback), { type: 'failed', failure: noAnswer('feedbackCall') });
  };

  const { step } = flow;
  useTimeout(step === 'thanked' || step === 'skipped' ? RELOAD_AFTER_MS[step] : null, () => {
    if (step === 'thanked' || step === 'skipped') reload(step);
  });

  return { flow, submit };
}
