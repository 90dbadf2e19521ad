import { createStore } from '../lib/store';

/** The person this page belongs to, null for nobody yet, and how many have left it. */
export interface PagePerson {
  readonly person: string | null;
  readonly turn: number;
}

/**
 * Whose page this is (D45): the last person signed in on it. Whoever types on after a session has expired or was refused is taken for the
 * same one. Each turn draws the page anew, so that nothing of one person is left for the next.
 */
export const pagePerson = createStore<PagePerson>({ person: null, turn: 0 });

/** Gives the page to a person. It begins anew where it belonged to another one. */
export function givePage(person: string): void {
  const before = pagePerson.get();
  if (before.person === person) return;
  pagePerson.set({ person, turn: before.person === null ? before.turn : before.turn + 1 });
}

/** Begins the page anew for nobody: its person has left. */
export const clearPage = (): void => pagePerson.set({ person: null, turn: pagePerson.get().turn + 1 });
