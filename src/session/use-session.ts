import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session-store';

export type { Session } from './session-store';

const CHECKING: Session = { status: 'checking' };

/** The owner of all personal data (D45); null while signed out. */
export function usePerson(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.customer.person : null;
}

/** The current session; `checking` in the built HTML and the first render. */
export const useSession = (): Session => useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => CHECKING);
