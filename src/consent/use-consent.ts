import { useSyncExternalStore } from 'react';
import type { Service, Standing } from './answers';
import { consentAtFirst, consentTo, watchConsent } from './consent-store';

/** The visitor's consent for a service; in the built HTML, which has no cookie, as without an answer. */
export const useConsent = (service: Service): Standing =>
  useSyncExternalStore(
    watchConsent,
    () => consentTo(service),
    () => consentAtFirst(service),
  );
