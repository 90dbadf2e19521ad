import { ArrowUpDown, LocateFixed } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { FORM_POSITION } from '../../maps/position/position';
import { usePositionPlace } from '../../maps/position/use-position-place';
import { Button } from '../../ui/button';
import type { BookingForm } from '../form/form';
import * as styles from './pickup-tools.module.css';
import { useSetPickup } from './use-set-pickup';

/** Buttons below the pickup: use the current position as the pickup; swap pickup and destination. */
export function PickupTools({ form }: { readonly form: UseFormReturn<BookingForm> }) {
  const { t } = useTranslation(['booking', 'maps']);
  const { state, locate } = usePositionPlace(FORM_POSITION);
  const { take } = useSetPickup(form);
  const isWrong = state !== 'idle' && state !== 'searching' && state !== 'found';

  /** Text typed while the position loads wins. */
  const press = () => {
    const before = form.getValues('start');
    void locate((place) => {
      if (form.getValues('start') === before) take(place);
    });
  };
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
