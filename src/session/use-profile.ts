import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import type { Profile } from '../backend/types';
import { valueOrThrow } from '../lib/result';
import { useSession } from './use-session';

const useProfileQuery = (isReader: boolean) =>
  useQuery<Profile, CallFailure>({
    queryKey: queryKeys.profile,
    enabled: isReader,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => valueOrThrow(await getProfile()),
  });

/** Loads the signed-in customer's profile once per sign-in (Spec §4). Only the session keeper calls this. */
export function useLoadProfile() {
  return useProfileQuery(useSession().status === 'signed-in');
}

/** The profile that the session keeper loads, for all screens that show it; `refetch` loads it again. */
export const useProfile = () => useProfileQuery(false);
