import { useTranslation } from '../../i18n/use-translation';
import type { ServiceStatus } from '../port/service';
import { addressesService, mapService } from '../service/chosen-services';
import { useServiceStatus } from '../service/service-status';

/** The source of the address suggestions, with a link to its page if it requires one. */
export function AddressCredit() {
  const { t } = useTranslation('maps');
  const { provider, creditUrl } = addressesService;
  const credit = t(`credit.${provider}`);
  return (
    <p className="soft">
      {t('credit.label')}{' '}
      {creditUrl ? (
        <a href={creditUrl}>{credit}</a>
      ) : (
        // Google requires its name to stay untranslated.
        <span translate="no">{credit}</span>
      )}
    </p>
  );
}

/** In these states the screen has no map, and therefore no credits on it. */
const NO_MAP: readonly ServiceStatus[] = ['refused', 'failed', 'auth-failed'];

/**
 * The address credit on a screen with a map. While a map of the same source shows it, it only reserves its space, so
 * that nothing moves if the map fails.
 */
export function CreditBesideMap() {
  const status = useServiceStatus(mapService);
  // One service serves both: without its map there are no addresses either.
  if (addressesService === mapService) return null;
  const isOnMap = addressesService.provider === mapService.provider && !NO_MAP.includes(status);
  return (
    <div className={isOnMap ? 'invisible' : undefined}>
      <AddressCredit />
    </div>
  );
}
