/** The questions on the business page in order; its structured data has the same ones. */
export const questions = ['account', 'pay', 'change'] as const;
