import { service as addressesService } from 'addresses-provider/service';
import { service as mapService } from 'map-provider/service';
import { service as routingService } from 'ways-provider/service';
import type { ConsentSubject, ThirdParty } from '../../consent/consent-store';
import type { Service } from '../port/service';
import { thirdPartyOf } from './service-status';

export { addressesService, mapService, routingService };

/** The services of a screen with a map, without duplicates. */
export const allServices: readonly Service[] = [...new Set([mapService, addressesService, routingService])];

/** The third party behind map, addresses and routes; null if all of them are the operator's own. */
export const mapsParty: ThirdParty | null = thirdPartyOf(allServices);

/** The services by what they serve. */
export type Services = Readonly<Record<'map' | 'addresses' | 'ways', Pick<Service, 'owner'>>>;
/** The chosen ones. */
export const chosen: Services = { map: mapService, addresses: addressesService, ways: routingService };

/** The part that the third party serves, if it is not everything (D27); the consent texts name no other part. */
export function consentSubject({ map, addresses, ways } = chosen): ConsentSubject | undefined {
  if (map.owner && !addresses.owner) return ways.owner ? 'mapAndWays' : 'map';
  return addresses.owner && !map.owner && !ways.owner ? 'addresses' : undefined;
}
