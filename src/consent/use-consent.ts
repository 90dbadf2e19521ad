import { useSyncExternalStore } from 'react';
import type { Service, Standing } from './answers';
import { consentTo, watchConsent } from './consent-store';

/** Where the visitor stands with a service; `open` in the built HTML, which knows no cookie. */
export const useConsent = (service: Service): Standing =>
  useSyncExternalStore(
    watchConsent,
    () => consentTo(service),
    () => 'open',
  );
