import { ConsentQuestion } from '../../consent/consent-question';
import { addressesService, consentSubject, mapsParty } from '../service/chosen-services';
import { LoadServices } from '../service/load-services';
import { useServiceStatus, useServices } from '../service/service-status';
import { AddressCredit } from './address-credit';

const services = [addressesService];

/**
 * The address service of a screen without a map, with its credit. Nothing loads until a field needs it; then the
 * consent question if a third party serves it (D27), then its script.
 */
export function AddressService({ isWanted }: { readonly isWanted: boolean }) {
  const status = useServiceStatus(addressesService);

  useServices(services, isWanted);

  const about = isWanted && (status === 'asking' || status === 'refused') ? mapsParty : null;
  return (
    <>
      {about && <ConsentQuestion about={about} subject={consentSubject()} />}
      {isWanted && !about && <LoadServices services={services} />}
      <AddressCredit />
    </>
  );
}
