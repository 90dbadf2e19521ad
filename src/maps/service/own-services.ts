import { chosen, type Services } from './chosen-services';

/** The parts that the operator's own servers serve; null for none. */
export function ownSubject({ map, addresses, ways }: Services = chosen) {
  if (!map.owner) return addresses.owner ? 'mapAndWays' : 'all';
  if (addresses.owner) return null;
  return ways.owner ? 'addresses' : 'addressesAndWays';
}
