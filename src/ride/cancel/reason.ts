/** The reasons that are offered, as keys of `cancel.reasons`; none is chosen beforehand. */
export const cancelReasons = ['waiting', 'plans', 'mistake', 'address'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** So long a reason of one's own may be. */
export const OWN_REASON_MAX = 300;

/** What is sent as the reason (Spec §7, case 706): the chosen one in words, then the customer's own; empty when there is neither. */
export const reasonText = (chosen: string, own: string): string => [chosen, own.trim()].filter(Boolean).join(': ');
