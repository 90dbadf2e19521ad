import { useCallback } from 'react';
import { useLocalNavigate } from '../i18n/use-language';
import { endSession } from '../session/session-store';

/** Ends the session on this device and navigates to the home page in the page's language (Spec §2, §4; D5). */
export function useLogout(): () => void {
  const navigate = useLocalNavigate();
  return useCallback(() => {
    endSession();
    navigate('/');
  }, [navigate]);
}
