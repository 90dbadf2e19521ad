import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../i18n/use-language';
import { customerPosition } from '../../maps/customer-position';
import { addressAt, type GeocoderFailure } from '../../maps/geocoder';
import { findPosition, type PositionFailure, type PositionWish } from '../../maps/position';
import type { BookingForm } from '../form/form';

/** What became of the last press, as a key of `position` in `locales/…/maps.json`. */
export type PositionPickup = 'idle' | 'searching' | 'found' | PositionFailure | GeocoderFailure;

/** Which pickup a position may take the place of: any, or only none. */
type Replaces = 'any' | 'none';

/**
 * The customer's position as the pickup, on a press only: looked for, then its address (Spec §8, Location). What is typed meanwhile wins.
 */
export function usePositionPickup(form: UseFormReturn<BookingForm>, wish: PositionWish, replaces: Replaces) {
  const language = useLanguage();
  const [state, setState] = useState<PositionPickup>('idle');

  const press = async () => {
    if (state === 'searching') return;
    const before = form.getValues('start');
    setState('searching');
    const position = await findPosition(wish);
    if (!position.ok) return setState(position.failure);
    customerPosition.set(position.value);
    if (replaces === 'none' && before.trim()) return setState('found');
    const address = await addressAt(position.value, language);
    setState(address.ok ? 'found' : address.failure);
    if (!address.ok || form.getValues('start') !== before) return;
    form.setValue('start', address.value.label);
    form.setValue('startPlace', address.value);
  };
  return { state, press };
}
