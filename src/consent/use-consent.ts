import { useSyncExternalStore } from 'react';
import type { Service, Standing } from './answers';
import { consentAtFirst, consentTo, watchConsent } from './consent-store';

/** Where the visitor stands with a service; in the built HTML, which knows no cookie, as without an answer. */
export const useConsent = (service: Service): Standing =>
  useSyncExternalStore(
    watchConsent,
    () => consentTo(service),
    () => consentAtFirst(service),
  );
