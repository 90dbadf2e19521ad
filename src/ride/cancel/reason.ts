/** The offered reasons, as keys of `cancel.reasons`; none is preselected. */
export const cancelReasons = ['waiting', 'plans', 'mistake', 'address'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The maximum length of the customer's own reason. */
export const OWN_REASON_MAX = 300;

/**
 * The reason sent with a cancellation (Spec §7, case 706): the chosen one as text, then the customer's own; empty
 * without either.
 */
export const reasonText = (chosen: string, own: string): string => [chosen, own.trim()].filter(Boolean).join(': ');
