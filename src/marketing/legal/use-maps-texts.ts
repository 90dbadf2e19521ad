import { useTranslation } from '../../i18n/use-translation';
import { consentSubject, mapService, mapsParty } from '../../maps/service/chosen-services';
import { ownSubject } from '../../maps/service/own-services';
import { consentTexts } from '../../session/identity/consent-texts';
import { signInProvider } from '../../session/identity/provider';

/** The texts of the legal pages about map, addresses and ways, as they are true for the chosen services. */
export function useMapsTexts() {
  const { t } = useTranslation('legal');
  const { company = '', product = '' } = mapsParty ?? {};
  const own = ownSubject();
  const subject = consentSubject();
  const asks = subject
    ? `${t(`privacy.maps.foreign.${subject}`, { company, product })} ${t('privacy.maps.withoutConsent')}`
    : t('privacy.maps.text', { company, product });
  /** With the company of the sign-in nothing else is to be named. */
  const isOfSignIn = (name: string | undefined) => name === signInProvider.company;
  const other = mapsParty ? 'other' : 'own';
  return {
    maps: [mapsParty && asks, own && t(`privacy.maps.own.${own}`)].filter(Boolean).join('\n\n'),
    recipients: t(`privacy.recipients.${isOfSignIn(company) ? 'text' : other}`, { company }),
    limits: t(`accessibility.limits.${isOfSignIn(mapService.owner?.company) ? 'map' : 'own'}`),
    /** What the visitor has a choice about, and what the cookie of the answers is for: only for pages with `storage`. */
    choice: () => t(`storage:names.${consentTexts()}`),
    answers: () => t(`storage:purposes.${consentTexts()}`, { product }),
  };
}
