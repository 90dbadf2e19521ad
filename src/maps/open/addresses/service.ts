import { openService } from '../open-service';
import { openAddresses } from './settings';

/** Photon. */
export const service = openService(openAddresses.url);
