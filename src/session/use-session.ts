import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session-store';

export type { Session } from './session-store';

const CHECKING: Session = { status: 'checking' };

/** Who is signed in; `checking` in the built HTML and its first frame in the browser. */
export const useSession = (): Session => useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => CHECKING);
