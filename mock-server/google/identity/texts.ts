/** A language of the sign-in stand-in. */
export type IdentityLanguage = 'de' | 'en';

/** The words on the sign-in button and in the account chooser. */
export const texts = {
  en: {
    signin_with: 'Sign in with Google',
    signup_with: 'Sign up with Google',
    continue_with: 'Continue with Google',
    signin: 'Sign in',
    title: 'Choose a demo account',
    explanation: 'This is a local demonstration. No Google account is involved and nothing is sent to Google.',
    cancel: 'Cancel',
  },
  de: {
    signin_with: 'Über Google anmelden',
    signup_with: 'Über Google registrieren',
    continue_with: 'Weiter mit Google',
    signin: 'Anmelden',
    title: 'Demo-Konto wählen',
    explanation: 'Das ist eine lokale Vorführung. Kein Google-Konto ist beteiligt, und nichts wird an Google gesendet.',
    cancel: 'Abbrechen',
  },
} as const;

/** German for German, English for all other languages. */
export function toIdentityLanguage(...asked: readonly (string | null | undefined)[]): IdentityLanguage {
  const first = asked.find((language) => language);
  return first?.toLowerCase().startsWith('de') ? 'de' : 'en';
}
