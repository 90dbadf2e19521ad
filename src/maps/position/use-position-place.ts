import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import type { Coordinates } from '../../lib/coordinates';
import type { Place } from '../../lib/places/place';
import { addressAt } from '../addresses/fetch-look-up';
import type { GeocoderFailure } from '../addresses/look-up';
import { addressesService } from '../service/chosen-services';
import { canLookUp } from '../service/service-status';
import { customerPosition, findPosition, type PositionFailure, type PositionWish } from './position';

/** The state of the last lookup, as a key of `position` in `locales/…/maps.json`. */
export type PositionState =
  | 'idle'
  | 'searching'
  | 'found'
  | 'inexact'
  | 'inexact-without-addresses'
  | 'open-unavailable'
  | PositionFailure
  | GeocoderFailure;

/** What a position is for. */
interface PositionUse {
  /** Takes the address at the position. */
  readonly take: (place: Place) => void;
  /** Asks where exactly, near a position that is not exact enough to have an address. */
  readonly ask: (near: Coordinates) => void;
}

/** Spec §8 names Google Maps; the sentence for another service has no product name. */
const unavailable = { google: 'maps-unavailable', open: 'open-unavailable' } as const;

/**
 * Finds the customer's position, on a press only, and then its address if the caller has a use for it (Spec §8,
 * Location). One that is not exact is none, here and for D27 (decision a-guess-is-no-pickup), and so is one that comes
 * after the screen has been left.
 */
export function usePositionPlace(wish: PositionWish) {
  const language = useLanguage();
  const [state, setState] = useState<PositionState>('idle');
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Starts a lookup; a second press while one is running has no effect. */
  const locate = async (use: PositionUse | null) => {
    if (state === 'searching') return;
    setState('searching');
    const position = await findPosition(wish);
    if (!isOpen.current) return;
    if (!position.ok) return setState(position.failure);
    const { coordinates, isExact } = position.value;
    customerPosition.set(isExact ? coordinates : null);
    if (!isExact) {
      setState(canLookUp(addressesService.status.get()) ? 'inexact' : 'inexact-without-addresses');
      return use?.ask(coordinates);
    }
    if (!use) return setState('found');
    const address = await addressAt(coordinates, language);
    if (address.ok) {
      setState('found');
      return use.take(address.value);
    }
    setState(address.failure === 'maps-unavailable' ? unavailable[addressesService.provider] : address.failure);
  };
  return { state, locate };
}
