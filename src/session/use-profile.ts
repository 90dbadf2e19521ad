import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import type { Profile } from '../backend/types';
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
