/**
 * The cookies of the list (stored-data.ts). A separate file, because the inline script before React needs only these.
 */
export const siteCookies = {
  'taxi-language': { place: 'cookie', purpose: 'language', lifetime: 'year', readers: ['layout'] },
  'taxi-consent': { place: 'cookie', purpose: 'consent', lifetime: 'halfYear', readers: ['consent', 'layout'] },
} as const;
