import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import type { Place } from '../../lib/places/place';
import { FORM_POSITION } from '../../maps/position/position';
import { type PositionState, usePositionPlace } from '../../maps/position/use-position-place';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ArrowUpDown, LocateFixed } from '../../ui/icons';
import { type BookingForm, fieldId } from '../form/form';
import { askForPin } from '../map/use-pin';
import * as styles from './pickup-tools.module.css';

/** The lookup of the customer's position, which becomes the pickup; text typed while it loads wins. */
export function usePickupPosition(form: UseFormReturn<BookingForm>) {
  const { state, locate } = usePositionPlace(FORM_POSITION);
  const { take } = useSetPickup(form);
  const press = () => {
    const before = form.getValues('start');
    const isSame = () => form.getValues('start') === before;
    void locate({
      take: (place) => isSame() && take(place),
      ask: (near) => {
        if (!isSame()) return;
        askForPin(near);
        // On a phone the map is at the top of the page.
        document.documentElement.scrollTop = 0;
      },
    });
  };
  return { state, press };
}

/** Uses the current position as the pickup. */
export function PositionButton({ state, press }: ReturnType<typeof usePickupPosition>) {
  const { t } = useTranslation('maps');
  return (
    <IconButton
      label={t('position.use')}
      icon={<Icon of={LocateFixed} size={20} />}
      className={styles.locate ?? ''}
      aria-disabled={state === 'searching'}
      onClick={press}
    />
  );
}

/** What became of the lookup; a position that was found is in the field. */
export function PositionNews({ state }: { readonly state: PositionState }) {
  const { t } = useTranslation('maps');
  const isShown = state !== 'idle' && state !== 'found';
  return (
    <p role="status" className={isShown ? styles.news : 'quiet-text'}>
      {state !== 'idle' && t(`position.${state}`)}
    </p>
  );
}

interface SwapButtonProps {
  readonly form: UseFormReturn<BookingForm>;
  /** The pickup is typed and has the customer's position (D27): as a destination it is a note. */
  readonly isTypedTaken: boolean;
}

/** Swaps pickup and destination, on the line between them. */
export function SwapButton({ form, isTypedTaken }: SwapButtonProps) {
  const { t } = useTranslation('booking');
  const swap = () => {
    const { start, startPlace, end, endPlace } = form.getValues();
    form.setValue('start', end);
    form.setValue('startPlace', endPlace);
    form.setValue('end', start);
    form.setValue('endPlace', isTypedTaken ? null : startPlace);
  };
  return (
    <IconButton
      label={t('address.swap')}
      icon={<Icon of={ArrowUpDown} size={18} />}
      className={styles.swap ?? ''}
      onClick={swap}
    />
  );
}

/** Sets a place that was not typed as the pickup: always, or only while the field is empty. Or leads to the field. */
export function useSetPickup(form: UseFormReturn<BookingForm>) {
  return useMemo(() => {
    const take = (place: Place) => {
      form.setValue('start', place.label);
      form.setValue('startPlace', place);
    };
    const offer = (place: Place) => {
      if (!form.getValues('start').trim()) take(place);
    };
    const type = () => document.getElementById(fieldId('start'))?.focus();
    return { take, offer, type };
  }, [form]);
}
