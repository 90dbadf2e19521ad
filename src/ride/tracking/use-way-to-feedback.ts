import { useEffect } from 'react';
import { useLocalNavigate } from '../../i18n/use-language';
import type { Tracking } from './tracking';

/** So long a completion waits for the read that checks it: vehicle frames carry no booking id, so it may be another ride's (D28). */
export const COMPLETION_CHECK_WAIT_MS = 3_000;

/**
 * A completion from the live connection goes to the feedback (Spec §4) as soon as a read has confirmed it, or after 3 s without an answer.
 * Back does not lead into the finished ride.
 */
export function useWayToFeedback(tracking: Tracking | null): void {
  const navigate = useLocalNavigate();
  const isDue = tracking?.isFeedbackDue ?? false;
  const isChecking = tracking?.isChecking ?? false;
  useEffect(() => {
    if (!isDue) return;
    const go = () => navigate('/private/feedback', { replace: true });
    if (!isChecking) return go();
    const timer = setTimeout(go, COMPLETION_CHECK_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isDue, isChecking, navigate]);
}
