/** The path of the feedback on a ride (Spec §2), without the language. */
export const feedbackPath = (bookingId: string): string => `/private/feedback#booking=${encodeURIComponent(bookingId)}`;
