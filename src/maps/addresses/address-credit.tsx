import { useTranslation } from '../../i18n/use-translation';
import { addressesService } from '../service/chosen-services';

/** The source of the address suggestions, with its page if it wants a link. */
export function AddressCredit() {
  const { t } = useTranslation('maps');
  const { provider, creditUrl } = addressesService;
  const credit = t(`credit.${provider}`);
  return (
    <p className="soft">
      {creditUrl ? (
        <a href={creditUrl}>{credit}</a>
      ) : (
        // Google wants its name untranslated.
        <span translate="no">{credit}</span>
      )}
    </p>
  );
}
