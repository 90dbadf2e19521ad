import { useLocalNavigate } from '../../i18n/use-language';
import type { Tracking } from '../../job/tracked-ride';
import { useTimeout } from '../../ui/effects';

/**
 * The longest wait for the read that checks a completion: vehicle frames have no booking id, so it may be another
 * ride's (D28).
 */
export const COMPLETION_CHECK_WAIT_MS = 3_000;

/**
 * Opens the feedback after a completion from the live connection (Spec §4), once a read confirms it, or after 3 s
 * without an answer. Replaces the history entry, so that Back does not return to the finished ride.
 */
export function useFeedbackRedirect(tracking: Tracking | null): void {
  const navigate = useLocalNavigate();
  const isDue = tracking?.isFeedbackDue ?? false;
  const isChecking = tracking?.isChecking ?? false;
  const delayMs = isChecking ? COMPLETION_CHECK_WAIT_MS : 0;
  useTimeout(isDue ? delayMs : null, () => navigate('/private/feedback', { replace: true }));
}
