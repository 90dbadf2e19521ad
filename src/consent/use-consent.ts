import { useSyncExternalStore } from 'react';
import type { ConsentState } from './answers';
import { consentTo, initialConsent, watchConsent } from './consent-store';
import type { ThirdParty } from './third-party';

/** The visitor's consent for a third party; in the built HTML, which has no cookie, as without an answer. */
export const useConsent = (about: ThirdParty): ConsentState =>
  useSyncExternalStore(
    watchConsent,
    () => consentTo(about),
    () => initialConsent(about),
  );
