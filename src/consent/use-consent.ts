import { useSyncExternalStore } from 'react';
import type { Standing } from './answers';
import { consentAtFirst, consentTo, watchConsent } from './consent-store';
import type { ThirdParty } from './third-party';

/** The visitor's consent for a third party; in the built HTML, which has no cookie, as without an answer. */
export const useConsent = (about: ThirdParty): Standing =>
  useSyncExternalStore(
    watchConsent,
    () => consentTo(about),
    () => consentAtFirst(about),
  );
