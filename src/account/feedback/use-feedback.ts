import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getRidesWithoutFeedback, sendFeedback } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { Feedback, Ride } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { useMachine } from '../../ui/use-machine';
import { asking, type FeedbackEvent, type FeedbackFlow, next, RELOAD_AFTER_MS } from './feedback-flow';
import { useFeedbackDraft } from './use-feedback-draft';

/** The rides that wait for feedback; the first one is the most recent (Spec §7). Not read again while it is filled in. */
export function useRidesWithoutFeedback() {
  return useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.ridesWithoutFeedback,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => valueOrThrow(await getRidesWithoutFeedback()),
  });
}

/** Sends feedback once, and reloads the page when its end has been read (D34). */
export function useFeedback(reload: () => void): {
  readonly flow: FeedbackFlow;
  readonly submit: (feedback: Feedback) => void;
} {
  const queries = useQueryClient();
  const { keep } = useFeedbackDraft();
  const { state: flow, send } = useMachine<FeedbackFlow, FeedbackEvent>({ initial: asking, next });

  const { mutate } = useMutation<null, CallFailure, Feedback>({
    // Offline fails at once, as every call of the site does, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: async (feedback) => valueOrThrow(await sendFeedback(feedback)),
    onSuccess: (_, { bookingId }) => {
      keep(bookingId, null);
      // Out of date from now on, but not read again under the thanks: the page reloads.
      for (const queryKey of [queryKeys.ridesWithoutFeedback, queryKeys.completedRides]) {
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      send({ type: 'stored' });
    },
    onError: (failure) => send({ type: 'failed', failure }),
  });

  /** The flow takes one at a time: a double click sends one POST. */
  const submit = (feedback: Feedback) => {
    if (send({ type: 'submitted', isSkip: feedback.isSkip })) mutate(feedback);
  };

  const { step } = flow;
  useEffect(() => {
    if (step !== 'thanked' && step !== 'skipped') return;
    const timer = setTimeout(reload, RELOAD_AFTER_MS[step]);
    return () => clearTimeout(timer);
  }, [step, reload]);

  return { flow, submit };
}
