/** The cookies of the one list (kept.ts), in a file of their own: the inline script before React carries no more than these. */
export const siteCookies = {
  'taxi-language': { place: 'cookie', purpose: 'language', lifetime: 'year', readers: ['layout'] },
  'taxi-consent': { place: 'cookie', purpose: 'consent', lifetime: 'halfYear', readers: ['consent', 'layout'] },
} as const;
