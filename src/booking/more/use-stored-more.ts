import { useEffect } from 'react';
import { pagePerson, personalTabStore } from '../../device/personal-store';
import { usePerson } from '../../session/use-session';
import { useStable } from '../../ui/effects';
import { readKept, toKept } from './kept-more';
import type { MoreValues, OptionalDetails } from './more';
import { withRules } from './rules';

/**
 * Stores the values in this tab, for a reload; nothing about a treatment. They belong to the page's person, before the
 * first sign-in to no one (D45), and are no part of the form's draft.
 */
export function keepMore(values: MoreValues): void {
  const kept = toKept(values);
  if (kept) personalTabStore.write('taxi.more', pagePerson.get().person, kept);
  else forgetMore();
}

export const forgetMore = (): void => personalTabStore.remove('taxi.more', pagePerson.get().person);

/** The values of this tab's person (null: not signed in yet); null for none. */
export const storedMore = (person: string | null): MoreValues | null =>
  readKept(personalTabStore.read('taxi.more', person));

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
