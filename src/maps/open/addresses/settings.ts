import { address, LOCAL_BACKEND } from '../../../env';

/** Where Photon is, without the name of a request. Only this adapter imports it: no other build names the host. */
export const openAddresses = { url: address(process.env.GATSBY_ADDRESSES_URL, `${LOCAL_BACKEND}/photon`) };
