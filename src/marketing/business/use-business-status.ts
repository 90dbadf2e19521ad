import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBusinessStatus } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import { useLocalNavigate } from '../../i18n/use-language';
import { valueOrThrow } from '../../lib/result';
import { useSession } from '../../session/use-session';

/**
 * Whether the signed-in customer's business account is active; one without is sent to /private/business-account (Spec §2, D2).
 * Nobody signed in or a failed call answers null and stays.
 */
export function useBusinessStatus(): boolean | null {
  const navigate = useLocalNavigate();
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery<boolean, CallFailure>({
    queryKey: queryKeys.businessStatus,
    enabled: isSignedIn,
    // Asked on every entry: the company may have got its account since.
    gcTime: 0,
    queryFn: async () => valueOrThrow(await getBusinessStatus()),
  });
  const isActive = isSignedIn ? (data ?? null) : null;
  useEffect(() => {
    if (isActive === false) navigate('/private/business-account', { replace: true });
  }, [isActive, navigate]);
  return isActive;
}
