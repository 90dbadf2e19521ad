import * as v from 'valibot';
import { id, momentMs } from '../../lib/reading';

const Share = v.object({
  bookingId: id,
  /** The end of the link at the latest, on the backend's clock. */
  expiresAtMs: momentMs,
  /** The passenger agreed to be named. */
  showsName: v.boolean(),
});

/** A ride that is shared from this device (D51). The link's token is not part of it. */
export type Share = v.InferOutput<typeof Share>;

const Stored = v.object({ shares: v.array(Share) });

/** The shares in stored JSON that have not expired at `nowMs`, of the backend's clock. */
export function readShares(stored: unknown, nowMs: number): readonly Share[] {
  const read = v.safeParse(Stored, stored);
  return read.success ? read.output.shares.filter(({ expiresAtMs }) => expiresAtMs > nowMs) : [];
}

/** The shares with this one, in place of an earlier one of the same booking. */
export const withShare = (shares: readonly Share[], share: Share): readonly Share[] => [
  ...withoutShare(shares, share.bookingId),
  share,
];

/** The shares without that of a booking. */
export const withoutShare = (shares: readonly Share[], bookingId: string): readonly Share[] =>
  shares.filter((share) => share.bookingId !== bookingId);
