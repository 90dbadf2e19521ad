import type { ThirdParty } from '../../consent/third-party';
import type { Store } from '../../lib/store';
import type { LazyPart } from '../../ui/use-lazy-part';

/**
 * State of a service on this page. `asking`: a third party that needs the visitor's consent first; `refused`: the
 * visitor has refused it (D27); `auth-failed`: the service refused the site's key (Spec §8, AuthFailure panel).
 */
export type ServiceStatus = 'asking' | 'refused' | 'loading' | 'loaded' | 'failed' | 'auth-failed';

/** What a loader is given. */
export interface LoaderProps {
  /** Set to the outcome of loading. */
  readonly status: Store<ServiceStatus>;
  /** Whether the service finds the site's addresses. */
  readonly findsAddresses: boolean;
}

/** A service that draws the map, finds addresses or finds ways. One object may serve several of the three. */
export interface Service {
  /** The provider's name, kept with data that only this provider may be asked about. */
  readonly provider: 'google' | 'open';
  /** The company that gets the visitor's requests, and its product (D27); null: the site's own operator. */
  readonly owner: Pick<ThirdParty, 'company' | 'product'> | null;
  /** The page that the credit of its data leads to, where it needs one. */
  readonly creditUrl?: string;
  /** The addresses that the browser requests. */
  readonly urls: readonly string[];
  /** Renders nothing and loads what the service needs before its first answer; null: it needs nothing. */
  readonly loader: LazyPart<LoaderProps> | null;
  readonly status: Store<ServiceStatus>;
}

/** The pages with the terms and the privacy policy of a provider whose map a site shows. */
export interface Policies {
  readonly terms: string;
  readonly privacy: string;
}
