import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session-store';

export type { Session } from './session-store';

const CHECKING: Session = { status: 'checking' };

/** Whom all that belongs to a person is bound to (D45); null while nobody is signed in. */
export function usePerson(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.customer.person : null;
}

/** Who is signed in; `checking` in the built HTML and its first frame in the browser. */
export const useSession = (): Session => useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => CHECKING);
