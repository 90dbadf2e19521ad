import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getProfile } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query';
import type { Profile } from '../backend/types';
import { valueOrThrow } from '../lib/result';
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

/**
 * The signed-in customer's profile, loaded once per sign-in for all screens that show it (Spec §4). Where it is edited
 * it is read again with each return to the page: another tab or device may have changed it.
 */
export function useProfile({ isEdited = false } = {}) {
  const isSignedIn = useSession().status === 'signed-in';
  return useQuery<Profile, CallFailure>({
    queryKey: queryKeys.profile,
    enabled: isSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: isEdited && 'always',
    queryFn: async () => valueOrThrow(await getProfile()),
  });
}
