import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import type { Place } from '../../places/place';
import { addressAt } from '../addresses/address-at';
import type { GeocoderFailure } from '../addresses/look-up';
import { addressesService } from '../service/chosen-services';
import { customerPosition } from './customer-position';
import { findPosition, type PositionFailure, type PositionWish } from './position';

/** The state of the last lookup, as a key of `position` in `locales/…/maps.json`. */
export type PositionState = 'idle' | 'searching' | 'found' | 'open-unavailable' | PositionFailure | GeocoderFailure;

/** Spec §8 names Google Maps; the sentence for another service has no product name. */
const unavailable = { google: 'maps-unavailable', open: 'open-unavailable' } as const;

/**
 * Finds the customer's position, on a press only, and then its address if the caller requests one (Spec §8, Location).
 */
export function usePositionPlace(wish: PositionWish) {
  const language = useLanguage();
  const [state, setState] = useState<PositionState>('idle');

  /** Starts a lookup; a second press while one is running has no effect. */
  const locate = async (take: ((place: Place) => void) | null) => {
    if (state === 'searching') return;
    setState('searching');
    const position = await findPosition(wish);
    if (!position.ok) return setState(position.failure);
    customerPosition.set(position.value);
    if (!take) return setState('found');
    const address = await addressAt(position.value, language);
    if (address.ok) {
      setState('found');
      return take(address.value);
    }
    setState(address.failure === 'maps-unavailable' ? unavailable[addressesService.provider] : address.failure);
  };
  return { state, locate };
}
