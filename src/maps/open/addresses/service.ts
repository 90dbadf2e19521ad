import { openService, openServices } from '../services';

/** Photon. */
export const service = openService(openServices.addresses);
