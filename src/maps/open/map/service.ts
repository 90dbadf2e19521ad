import { openService } from '../open-service';
import { openTiles } from './settings';

/** The tiles of the open map. */
export const service = openService(openTiles.tiles);
