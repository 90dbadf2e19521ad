import { address, LOCAL_BACKEND } from '../../../env';

/** Photon's base address. Only this adapter imports it, so that no other build contains the host. */
export const openAddresses = { url: address(process.env.GATSBY_ADDRESSES_URL, `${LOCAL_BACKEND}/photon`) };
