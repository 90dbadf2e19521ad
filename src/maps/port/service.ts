import type { ThirdParty } from '../../consent/consent-store';
import type { Store } from '../../lib/store';
import type { LazyPart } from '../../ui/use-lazy-part';

/**
 * State of a service on this page. `asking`: a third party that needs the visitor's consent first; `refused`: the
 * visitor has refused it (D27); `auth-failed`: the service refused the site's key (Spec §8, AuthFailure panel).
 */
export type ServiceStatus = 'asking' | 'refused' | 'loading' | 'loaded' | 'failed' | 'auth-failed';

export interface LoaderProps {
  /** The loader sets it to the outcome of loading. */
  readonly status: Store<ServiceStatus>;
  /** Whether the service finds the site's addresses. */
  readonly findsAddresses: boolean;
}

/** A service that draws the map, finds addresses or finds routes. One object may serve several of the three. */
export interface Service {
  /** The provider's name, stored with data that is valid for this provider only. */
  readonly provider: 'google' | 'open';
  /** The company that receives the visitor's requests, and its product (D27); null for the site's own operator. */
  readonly owner: Pick<ThirdParty, 'company' | 'product'> | null;
  /** The page that the credit of its data links to, if it requires one. */
  readonly creditUrl?: string;
  /** The addresses of the browser's requests. */
  readonly urls: readonly string[];
  /** Renders nothing and loads the service's script; null if it has none. */
  readonly loader: LazyPart<LoaderProps> | null;
  readonly status: Store<ServiceStatus>;
}

/** The pages with the terms and the privacy policy of a map's provider. */
export interface Policies {
  readonly terms: string;
  readonly privacy: string;
}
