import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBusinessStatus } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import { useLocalNavigate } from '../../i18n/use-language';
import { valueOrThrow } from '../../lib/result';
import { useSession } from '../../session/use-session';

/**
 * Whether the signed-in customer's business account is active; without one they are redirected to
 * /private/business-account (Spec §2, D2). While signed out, and after a failed call, returns null and redirects
 * nobody.
 */
export function useBusinessStatus(): boolean | null {
  const navigate = useLocalNavigate();
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery<boolean, CallFailure>({
    queryKey: queryKeys.businessStatus,
    enabled: isSignedIn,
    // Loaded on each visit: the account may have become active since.
    gcTime: 0,
    queryFn: async () => valueOrThrow(await getBusinessStatus()),
  });
  const isActive = isSignedIn ? (data ?? null) : null;
  useEffect(() => {
    if (isActive === false) navigate('/private/business-account', { replace: true });
  }, [isActive, navigate]);
  return isActive;
}
