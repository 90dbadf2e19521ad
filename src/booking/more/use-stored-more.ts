import { useEffect } from 'react';
import { usePerson } from '../../session/use-session';
import { useStable } from '../../ui/effects';
import type { OptionalDetails } from './more';
import { withRules } from './rules';
import { storedMore } from './stored-more';

/**
 * Restores the values that this tab has stored for the signed-in person, or for no one, unless there are others.
 * `onRead` is called each time with what was restored, null for nothing: no order is made before.
 */
export function useStoredMore(
  more: OptionalDetails | null,
  onMore: (more: OptionalDetails) => void,
  onRead: (restored: OptionalDetails | null) => void,
): void {
  const person = usePerson();
  const restore = useStable((owner: string | null) => {
    const stored = more ? null : storedMore(owner);
    const restored = stored && withRules(stored);
    if (restored) onMore(restored);
    onRead(restored);
  });
  useEffect(() => restore(person), [restore, person]);
}
