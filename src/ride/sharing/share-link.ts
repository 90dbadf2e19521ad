import type { CallFailure } from '../../backend/failure';
import type { ShareLink } from '../../backend/types';
import type { Result } from '../../lib/result';

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
