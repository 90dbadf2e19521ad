import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FollowedRide, ShareResponse, Wire } from '../../src/backend/wire';
import { formatCoordinates, parseCoordinates } from '../../src/lib/coordinates';
import { districtAt } from '../city/search/place-lookup';
import { hasDriver } from '../scenario';
import type { DataStore, StoredShare } from '../storage';
import type { BookingNow, Dispatch } from './dispatch';

/** Like the key of the bearer tokens, it only protects sample data and is not secret. */
const LOCAL_KEY = 'taxi-website-local-backend-links';
const NONCE_BYTES = 24;
/** The lifetime of a link, unless its ride ends before. */
const LINK_LIFE_MS = 4 * 3_600_000;

/** The links with which anyone can follow a ride (D51). */
export type Sharing = ReturnType<typeof createSharing>;

interface SharingParts {
  readonly store: DataStore;
  readonly dispatch: Pick<Dispatch, 'find' | 'findOpen'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Creates the links of a dispatch; they are stored in the data file. */
export function createSharing({ store, dispatch, now }: SharingParts) {
  const shares = () => store.read().shares;
  const isValid = ({ expiresAt }: StoredShare) => Date.parse(expiresAt) > now();
  const validOf = (bookingId: string) => shares().find((share) => share.bookingId === bookingId && isValid(share));
  const put = (share: StoredShare, expiresAtMs: number, showsName: boolean) => {
    const expiresAt = new Date(expiresAtMs).toISOString();
    store.put({ shares: [{ ...share, showsName, expiresAt }] });
    return expiresAt;
  };
  return {
    /** Makes the link of a ride, or extends it; null unless the ride is this customer's and not over. */
    share: (customerId: string, bookingId: string, showsName: boolean): Wire<typeof ShareResponse> | null => {
      if (!dispatch.find(customerId, bookingId) || !dispatch.findOpen(bookingId)) return null;
      const known = validOf(bookingId);
      const share = known ?? newShare(bookingId);
      const expiresAt = put(share, now() + LINK_LIFE_MS, showsName);
      return { token: tokenOf(share.nonce), expiresAt, isNew: known === undefined };
    },
    /** Ends the link of a ride, if there is one; returns whether the booking is this customer's. */
    end: (customerId: string, bookingId: string) => {
      if (!dispatch.find(customerId, bookingId)) return false;
      const share = validOf(bookingId);
      if (share) put(share, now(), share.showsName);
      return true;
    },
    /** The visible data for the owner of a token; null for an unknown token and for an ended one. */
    follow: (token: string) => {
      const tokenHash = hashOf(token);
      const share = shares().find((one) => one.tokenHash === tokenHash);
      if (!share || !isValid(share)) return null;
      const found = dispatch.findOpen(share.bookingId);
      return found && followedRide(found, share.showsName, now());
    },
  };
}

/** It can be computed again from the stored nonce, so that a link can be extended although no token is stored. */
const tokenOf = (nonce: string) => createHmac('sha256', LOCAL_KEY).update(nonce).digest('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function newShare(bookingId: string): StoredShare {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return { tokenHash: hashOf(tokenOf(nonce)), nonce, bookingId, showsName: false, expiresAt: '' };
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** The ride without its addresses, its numbers and the names of people. */
function followedRide(found: BookingNow, showsName: boolean, nowMs: number): Wire<typeof FollowedRide> {
  const { booking, vehicle, moment } = found;
  const drop = parseCoordinates(booking.order.dropCoordinates);
  const ifDriver = (text: string) => (hasDriver(moment.jobStatus) ? text : '');
  return {
    jobStatus: moment.jobStatus,
    location: moment.position ? formatCoordinates(moment.position) : '',
    locatedAt: moment.position ? new Date(nowMs).toISOString() : null,
    minutesToPickup: moment.minutesToPickup,
    minutesToDrop: moment.minutesToDrop,
    vehicleName: ifDriver(vehicle.vehicleName),
    vehicleColour: ifDriver(vehicle.colour),
    carNo: ifDriver(vehicle.carNo),
    driverFirstName: ifDriver(firstWord(vehicle.driverName)),
    passengerFirstName: showsName ? firstWord(booking.order.custName) : '',
    // From the place, because a customer may have typed a whole address as its name.
    dropDistrict: drop ? districtAt(drop) : '',
  };
}
