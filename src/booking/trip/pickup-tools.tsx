import { ArrowUpDown, LocateFixed } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { FORM_POSITION } from '../../maps/position';
import { Button } from '../../ui/button';
import type { BookingForm } from '../form/form';
import * as styles from './pickup-tools.module.css';
import { usePositionPickup } from './use-position-pickup';

/** Below the pickup: the customer's position as the pickup, and pickup and destination changed with each other. */
export function PickupTools({ form }: { readonly form: UseFormReturn<BookingForm> }) {
  const { t } = useTranslation(['booking', 'maps']);
  const { state, press } = usePositionPickup(form, FORM_POSITION, 'any');
  const isWrong = state !== 'idle' && state !== 'searching' && state !== 'found';

  const swap = () => {
    const { start, startPlace, end, endPlace } = form.getValues();
    form.setValue('start', end);
    form.setValue('startPlace', endPlace);
    form.setValue('end', start);
    form.setValue('endPlace', startPlace);
  };

  return (
    <>
      <div className={styles.tools}>
        <Button look="quiet" aria-disabled={state === 'searching'} onClick={press}>
          <LocateFixed aria-hidden="true" size={18} />
          {t('maps:position.use')}
        </Button>
        <Button look="quiet" onClick={swap}>
          <ArrowUpDown aria-hidden="true" size={18} />
          {t('address.swap')}
        </Button>
      </div>
      <p role="status" className={isWrong || state === 'searching' ? styles.news : 'quiet-text'}>
        {state !== 'idle' && t(`maps:position.${state}`)}
      </p>
    </>
  );
}
