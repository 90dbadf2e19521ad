import { address, LOCAL_BACKEND } from '../../../env';
import { openMaps } from '../../../site';

/**
 * Valhalla's address, and the operator's factor. Only this adapter imports it, so that no other build contains the
 * host.
 */
export const openWays = {
  /** Without the name of a request. */
  url: address(process.env.GATSBY_WAYS_URL, `${LOCAL_BACKEND}/valhalla`),
  minutesFactor: openMaps.minutesFactor,
};
