import { pagePerson } from '../../device/page-person';
import { personalTabStore } from '../../device/personal-store';
import { readKept, toKept } from './kept-more';
import type { MoreValues } from './more';

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
