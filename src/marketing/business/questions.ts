/** The questions that stand on the business page, in their order; search engines are told the same ones. */
export const questions = ['account', 'pay', 'change'] as const;
