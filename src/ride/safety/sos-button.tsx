import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { SosDialog } from './sos-dialog';

/** SOS where nothing is known of the ride yet: while it is read, and when that has failed (D10: never a dead button). */
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
