import type { ThirdParty } from '../../consent/third-party';
import type { Service } from '../port/service';

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
