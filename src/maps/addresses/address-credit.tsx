import { useTranslation } from '../../i18n/use-translation';
import { addressesService } from '../service/chosen-services';

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
