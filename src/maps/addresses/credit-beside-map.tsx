import type { ServiceStatus } from '../port/service';
import { addressesService, mapService } from '../service/chosen-services';
import { useServiceStatus } from '../service/service-status';
import { AddressCredit } from './address-credit';

/** In these states the screen has no map, and therefore no credits on it. */
const NO_MAP: readonly ServiceStatus[] = ['refused', 'failed', 'auth-failed'];

/**
 * The address credit on a screen with a map. While a map of the same source shows it, it only reserves its space, so
 * that nothing moves if the map fails.
 */
export function CreditBesideMap() {
  const status = useServiceStatus(mapService);
  // One service serves both: without its map there are no addresses either.
  if (addressesService === mapService) return null;
  const isOnMap = addressesService.provider === mapService.provider && !NO_MAP.includes(status);
  return (
    <div style={isOnMap ? { visibility: 'hidden' } : undefined}>
      <AddressCredit />
    </div>
  );
}
