/** How the chooser ended: with an account, by the visitor, or by the page's `cancel()`. */
export type ChooserEnd = 'chosen' | 'user_cancel' | 'tap_outside' | 'cancel_called';

/**
 * The argument of `prompt`'s listener: once when the chooser opens, once when it ends. A visitor who closes it skips; a
 * credential and the page's own `cancel()` dismiss.
 * https://developers.google.com/identity/gsi/web/reference/js-reference#PromptMomentNotification
 */
export interface PromptMoment {
  getMomentType(): 'display' | 'skipped' | 'dismissed';
  isDisplayMoment(): boolean;
  isDisplayed(): boolean;
  isNotDisplayed(): boolean;
  getNotDisplayedReason(): undefined;
  isSkippedMoment(): boolean;
  getSkippedReason(): 'user_cancel' | 'tap_outside' | undefined;
  isDismissedMoment(): boolean;
  getDismissedReason(): 'credential_returned' | 'cancel_called' | undefined;
}

function moment(
  type: 'display' | 'skipped' | 'dismissed',
  skipped?: 'user_cancel' | 'tap_outside',
  dismissed?: 'credential_returned' | 'cancel_called',
): PromptMoment {
  return {
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isDisplayed: () => type === 'display',
    isNotDisplayed: () => false,
    getNotDisplayedReason: () => undefined,
    isSkippedMoment: () => type === 'skipped',
    getSkippedReason: () => skipped,
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => dismissed,
  };
}

/** The chooser is on the screen. */
export const displayMoment = (): PromptMoment => moment('display');

/** The moment after the chooser has closed. */
export function endMoment(end: ChooserEnd): PromptMoment {
  if (end === 'chosen') return moment('dismissed', undefined, 'credential_returned');
  return end === 'cancel_called' ? moment('dismissed', undefined, end) : moment('skipped', end);
}
