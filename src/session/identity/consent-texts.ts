import { mapsParty } from '../../maps/service/chosen-services';
import { signInProvider } from './provider';

/** The texts that say what the consent is for; with the company of the sign-in nothing else is to be named. */
export function consentTexts(): 'consent' | 'ownConsent' | 'otherConsent' {
  if (mapsParty === null) return 'ownConsent';
  return mapsParty.company === signInProvider.company ? 'consent' : 'otherConsent';
}
