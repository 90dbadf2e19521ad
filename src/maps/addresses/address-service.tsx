import { useEffect } from 'react';
import { ConsentQuestion } from '../../consent/consent-question';
import { addressesService } from '../service/chosen-services';
import { LoadServices } from '../service/load-services';
import { startIfAllowed, useServiceStatus } from '../service/service-status';
import { thirdPartyOf } from '../service/third-party';

const services = [addressesService];
const thirdParty = thirdPartyOf(services);

/**
 * The service of address fields on a screen without a map: nothing until somebody wants it, then the question where a third party has to
 * be allowed (D27), then its script.
 */
export function AddressService({ isWanted }: { readonly isWanted: boolean }) {
  const status = useServiceStatus(addressesService);

  useEffect(() => (isWanted ? startIfAllowed(services) : undefined), [isWanted]);

  if (!isWanted) return null;
  if (thirdParty && (status === 'asking' || status === 'refused')) return <ConsentQuestion about={thirdParty} />;
  return <LoadServices services={services} />;
}
