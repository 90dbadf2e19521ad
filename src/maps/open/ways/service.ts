import { openService, openServices } from '../services';

/** Valhalla. */
export const service = openService(openServices.ways);
