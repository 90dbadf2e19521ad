import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';

/** The SOS button without ride details: while the ride loads and after a failure, so that it always works (D10). */
export function SosButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('ride');
  return (
    <Button look="quiet" onClick={onOpen}>
      {t('actions.sos')}
    </Button>
  );
}
