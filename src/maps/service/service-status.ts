import { useEffect, useSyncExternalStore } from 'react';
import type { ConsentState } from '../../consent/answers';
import { consentTo, type ThirdParty, watchConsent } from '../../consent/consent-store';
import { createStore } from '../../lib/store';
import type { Service, ServiceStatus } from '../port/service';

/** The third party behind some services, for the visitor's consent (D27); null if all are the operator's own. */
export function thirdPartyOf(services: readonly Service[]): ThirdParty | null {
  const foreign = services.filter(({ owner }) => owner !== null);
  if (foreign.length === 0) return null;
  const named = (part: 'company' | 'product') => [...new Set(foreign.map(({ owner }) => owner?.[part]))].join(', ');
  return {
    service: 'maps',
    company: named('company'),
    product: named('product'),
    urls: foreign.flatMap(({ urls }) => urls),
  };
}

/** The timeout for the map's service (Spec §9). */
export const SERVICE_WAIT_MS = 30_000;

/** A network that is said to be back may still refuse the first requests: what they failed to load is tried again. */
const NETWORK_SETTLES_MS = 5_000;

/** Creates a service with the status `asking`; after 30 s of loading the status becomes `failed`. */
export function createService(facts: Omit<Service, 'status'>): Service {
  const status = createStore<ServiceStatus>('asking');
  let waiting: ReturnType<typeof setTimeout>;
  status.subscribe(() => {
    clearTimeout(waiting);
    if (status.get() === 'loading') waiting = setTimeout(() => status.set('failed'), SERVICE_WAIT_MS);
  });
  return { ...facts, status };
}

/** A service's status for components; `asking` in the built HTML. */
export const useServiceStatus = ({ status }: Service): ServiceStatus =>
  useSyncExternalStore(status.subscribe, status.get, () => 'asking');

/**
 * Whether requests to the service are allowed: by consent, or because it needs none (D27). True also for a failed one.
 */
export const mayAsk = (status: ServiceStatus): boolean => status !== 'asking' && status !== 'refused';

/** Whether the service can answer, now or after loading: requests are allowed, and it has not failed. */
export const canLookUp = (status: ServiceStatus): boolean =>
  mayAsk(status) && status !== 'failed' && status !== 'auth-failed';

/** The status after the visitor's answer: consent starts loading, and a refusal ends the use of a loaded service. */
export function statusFor(consent: ConsentState, status: ServiceStatus): ServiceStatus {
  if (consent === 'refused') return 'refused';
  if (consent === 'open') return 'asking';
  return mayAsk(status) ? status : 'loading';
}

function begin({ status, loader }: Service) {
  status.set(loader ? 'loading' : 'loaded');
}

/** Loads failed services again. A refused key is refused again, so that it is not tried. */
export function retryFailed(services: readonly Service[]): void {
  for (const service of services) if (service.status.get() === 'failed') begin(service);
}

/**
 * Starts services that the visitor has allowed or that need no consent, and applies every change of the answer. Failed
 * services start again when the network is back. Returns a function that unsubscribes.
 */
export function startIfAllowed(services: readonly Service[]): () => void {
  const follow = () => {
    for (const service of services) {
      const { status } = service;
      status.set(statusFor(consentTo(thirdPartyOf([service])), status.get()));
      if (status.get() === 'loading') begin(service);
    }
  };
  let secondTry: ReturnType<typeof setTimeout>;
  const retry = () => {
    retryFailed(services);
    clearTimeout(secondTry);
    secondTry = setTimeout(() => retryFailed(services), NETWORK_SETTLES_MS);
  };
  follow();
  window.addEventListener('online', retry);
  const unsubscribe = watchConsent(follow);
  return () => {
    window.removeEventListener('online', retry);
    clearTimeout(secondTry);
    unsubscribe();
  };
}

/** Starts services (one array) for a screen, once they are wanted. */
export const useServices = (services: readonly Service[], areWanted = true): void =>
  useEffect(() => (areWanted ? startIfAllowed(services) : undefined), [services, areWanted]);

/** Waits while a service is loading. Resolves to whether it is usable; at once to false without consent. */
export function whenReady({ status }: Service, waitMs = SERVICE_WAIT_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (status.get() === 'loading') return;
      clearTimeout(timer);
      unsubscribe();
      resolve(status.get() === 'loaded');
    };
    const timer = setTimeout(() => {
      unsubscribe();
      resolve(false);
    }, waitMs);
    const unsubscribe = status.subscribe(settle);
    settle();
  });
}
