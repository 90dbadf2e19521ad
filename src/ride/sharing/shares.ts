import * as v from 'valibot';
import type { CallFailure } from '../../backend/failure';
import type { ShareLink } from '../../backend/types';
import { id, momentMs } from '../../lib/reading';
import type { Result } from '../../lib/result';

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

/** The link in the share dialog. `notOffered`: the backend has no links, so a text is shared (D9). */
export type LinkState =
  | { readonly step: 'making' | 'notOffered' | 'failed' }
  | ({ readonly step: 'ready'; readonly showsName: boolean; readonly hasChangeFailed: boolean } & ShareLink);

const NOT_OFFERED: readonly (number | null)[] = [404, 501];

/** The state after the answer of the backend; `asked` is the choice that was sent with the call. */
export function afterAnswer(
  before: LinkState,
  result: Result<ShareLink, CallFailure>,
  asked: { readonly showsName: boolean },
): LinkState {
  if (result.ok) return { step: 'ready', ...result.value, ...asked, hasChangeFailed: false };
  // A link that is there stays as it is.
  if (before.step === 'ready') return { ...before, hasChangeFailed: true };
  return { step: NOT_OFFERED.includes(result.failure.status) ? 'notOffered' : 'failed' };
}

/** A link that opens the messages of the device, addressed to a number, or to nobody yet; all systems read `?&body`. */
export const smsLink = (phone: string, text: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`;

/** A link that opens WhatsApp: https://faq.whatsapp.com/5913398998672934 */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
