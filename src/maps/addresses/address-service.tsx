import { useEffect } from 'react';
import { ConsentQuestion } from '../../consent/consent-question';
import { addressesService } from '../service/chosen-services';
import { LoadServices } from '../service/load-services';
import { consentSubject, mapsParty } from '../service/map-parties';
import { startIfAllowed, useServiceStatus } from '../service/service-status';
import { AddressCredit } from './address-credit';

const services = [addressesService];

/**
 * The service of address fields on a screen without a map, with its credit: nothing more until somebody wants it, then
 * the question where a third party has to be allowed (D27), then its script.
 */
export function AddressService({ isWanted }: { readonly isWanted: boolean }) {
  const status = useServiceStatus(addressesService);

  useEffect(() => (isWanted ? startIfAllowed(services) : undefined), [isWanted]);

  const about = isWanted && (status === 'asking' || status === 'refused') ? mapsParty : null;
  return (
    <>
      {about && <ConsentQuestion about={about} subject={consentSubject()} />}
      {isWanted && !about && <LoadServices services={services} />}
      <AddressCredit />
    </>
  );
}
