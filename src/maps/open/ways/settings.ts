import { address, LOCAL_BACKEND } from '../../../env';
import { openMaps } from '../../../site';

/** Where Valhalla is, and the operator's factor. Only this adapter imports it: no other build names the host. */
export const openWays = {
  /** Without the name of a request. */
  url: address(process.env.GATSBY_WAYS_URL, `${LOCAL_BACKEND}/valhalla`),
  minutesFactor: openMaps.minutesFactor,
};
