import { useQuery } from '@tanstack/react-query';
import { getCompletedRides } from '../backend/account-calls';
import { getProfile } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import type { Profile, Ride } from '../backend/types';
import { valueOrThrow } from '../lib/result';
import { useSession } from './use-session';

/** The signed-in customer's profile, loaded once per sign-in for all screens that show it (Spec §4). */
export function useProfile() {
  const isSignedIn = useSession().status === 'signed-in';
  return useQuery<Profile, CallFailure>({
    queryKey: queryKeys.profile,
    enabled: isSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => valueOrThrow(await getProfile()),
  });
}

/** Completed rides hardly change. */
const FRESH_MS = 60_000;

/** The signed-in customer's last completed rides (Spec §9: 20), as the backend orders them: the latest first. */
export function useLastRides() {
  const isSignedIn = useSession().status === 'signed-in';
  return useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.lastRides,
    enabled: isSignedIn,
    refetchOnWindowFocus: false,
    staleTime: FRESH_MS,
    queryFn: async () => valueOrThrow(await getCompletedRides()).rides,
  });
}
