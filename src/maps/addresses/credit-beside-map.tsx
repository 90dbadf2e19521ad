import type { ServiceStatus } from '../port/service';
import { addressesService, mapService } from '../service/chosen-services';
import { useServiceStatus } from '../service/service-status';
import { AddressCredit } from './address-credit';

/** The screen has no map then, nor its credits. */
const NO_MAP: readonly ServiceStatus[] = ['refused', 'failed', 'auth-failed'];

/**
 * The credit of the addresses on a screen with a map. While a map of the same source shows it, only its room is there:
 * nothing moves when the map fails.
 */
export function CreditBesideMap() {
  const status = useServiceStatus(mapService);
  // One service for both: without its map there are no addresses either.
  if (addressesService === mapService) return null;
  const isOnMap = addressesService.provider === mapService.provider && !NO_MAP.includes(status);
  return (
    <div style={isOnMap ? { visibility: 'hidden' } : undefined}>
      <AddressCredit />
    </div>
  );
}
