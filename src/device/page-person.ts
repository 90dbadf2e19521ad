import { createStore } from '../lib/store';

/** The page's person, null before the first sign-in, and the number of resets for another person. */
export interface PagePerson {
  readonly person: string | null;
  readonly resetCount: number;
}

/**
 * The page's person (D45): the last one signed in on it. After a session expires or is refused, further input is
 * attributed to the same person. Each reset renders the page anew, so that no data of one person remains for the next.
 */
export const pagePerson = createStore<PagePerson>({ person: null, resetCount: 0 });

/** Assigns the page to a person, and resets it if it belonged to another one. */
export function assignPage(person: string): void {
  const before = pagePerson.get();
  if (before.person === person) return;
  pagePerson.set({ person, resetCount: before.person === null ? before.resetCount : before.resetCount + 1 });
}

/** Resets the page after its person has signed out. */
export const resetPage = (): void => pagePerson.set({ person: null, resetCount: pagePerson.get().resetCount + 1 });
