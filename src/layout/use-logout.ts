import { useCallback } from 'react';
import { localStore } from '../device/storage';
import { useLocalNavigate } from '../i18n/use-language';
import { endSession } from '../session/session-store';

/**
 * Ends the session on this device and navigates to the home page in the page's language (Spec §2, §4; D5). It also ends
 * the sharing of rides from this device, without waiting for the calls.
 */
export function useLogout(): () => void {
  const navigate = useLocalNavigate();
  return useCallback(() => {
    const [shares, token] = [localStore.read('taxi.share'), localStore.read('token')];
    if (shares && token)
      void import('./end-shares').then(
        (part) => part.endShares(shares, token),
        () => {},
      );
    endSession();
    navigate('/');
  }, [navigate]);
}
