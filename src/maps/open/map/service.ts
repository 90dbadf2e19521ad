import { openService, openServices } from '../services';

/** The tiles of the open map. */
export const service = openService(openServices.tiles);
