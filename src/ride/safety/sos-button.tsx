import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { SosDialog } from './sos-dialog';

/** The SOS button without ride details: while the ride loads and after a failure, so that it always works (D10). */
export function SosButton() {
  const { t } = useTranslation('ride');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('actions.sos')}
      </Button>
      <SosDialog open={isOpen} onClose={() => setOpen(false)} ride={null} onShare={null} />
    </>
  );
}
