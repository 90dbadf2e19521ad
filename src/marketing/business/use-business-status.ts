import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { getBusinessStatus } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import { useLocalNavigate } from '../../i18n/use-language';
import { valueOrThrow } from '../../lib/result';
import { useSession } from '../../session/use-session';

/**
 * Whether the signed-in customer's business account is active, read on entry (Spec §2). Null while signed out, and
 * after a failed call.
 */
export function useBusinessStatus(): boolean | null {
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery<boolean, CallFailure>({
    queryKey: queryKeys.businessStatus,
    enabled: isSignedIn,
    // Loaded on each visit: the account may have become active since.
    gcTime: 0,
    queryFn: async () => valueOrThrow(await getBusinessStatus()),
  });
  return isSignedIn ? (data ?? null) : null;
}

/**
 * The order part of the page. A customer without an active business account who enters it is redirected to
 * /private/business-account (Spec §2); the rest of the page stays readable (D2).
 *
 * @returns the redirect, for a press in the order part; null for everyone else.
 */
export function useOrderPart(isEntered: boolean): (() => void) | null {
  const navigate = useLocalNavigate();
  const isClosed = useBusinessStatus() === false;
  const redirect = useCallback(() => navigate('/private/business-account'), [navigate]);
  useEffect(() => {
    if (isClosed && isEntered) redirect();
  }, [isClosed, isEntered, redirect]);
  return isClosed ? redirect : null;
}
