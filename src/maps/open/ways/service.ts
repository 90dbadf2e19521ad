import { openService } from '../open-service';
import { openWays } from './settings';

/** Valhalla. */
export const service = openService(openWays.url);
