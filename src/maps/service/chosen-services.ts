import { service as addressesService } from 'addresses-provider/service';
import { service as mapService } from 'map-provider/service';
import { service as routingService } from 'ways-provider/service';
import type { Service } from '../port/service';

export { addressesService, mapService, routingService };

/** The services of a screen with a map, without duplicates. */
export const allServices: readonly Service[] = [...new Set([mapService, addressesService, routingService])];
