import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { getRidesWithoutFeedback, sendFeedback } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { Feedback, Ride } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { createStore } from '../../lib/store';
import { asking, type FeedbackFlow, next, RELOAD_AFTER_MS } from './feedback-flow';

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
  // Outside React's state on purpose: the second of two clicks in one tick must see what the first has done.
  const [store] = useState(() => createStore<FeedbackFlow>(asking));
  const flow = useSyncExternalStore(store.subscribe, store.get, store.get);

  const submit = useCallback(
    (feedback: Feedback) => {
      const before = store.get();
      store.set(next(before, { type: 'submitted', isSkip: feedback.isSkip }));
      if (store.get() === before) return;
      void sendFeedback(feedback).then((result) =>
        store.set(next(store.get(), result.ok ? { type: 'stored' } : { type: 'failed', failure: result.failure })),
      );
    },
    [store],
  );

  const { step } = flow;
  useEffect(() => {
    if (step !== 'thanked' && step !== 'skipped') return;
    const timer = setTimeout(reload, RELOAD_AFTER_MS[step]);
    return () => clearTimeout(timer);
  }, [step, reload]);

  return { flow, submit };
}
