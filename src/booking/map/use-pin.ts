import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { type Coordinates, formatCoordinates } from '../../lib/coordinates';
import { exactly, namedPlace, type Place } from '../../lib/places/place';
import { createStore } from '../../lib/store';
import { addressAt } from '../../maps/addresses/fetch-look-up';
import { movePin, type PinDirection } from './pin-move';

/** A pin being moved: its position, and how the move began. */
export interface MovedPin {
  readonly at: Coordinates;
  readonly began: 'by-button' | 'by-drag' | 'by-position';
  /** The address there is looked for. */
  readonly isSearching: boolean;
}

/** The pin being moved; null for none. Outside React, because the form's lookup of the position begins a move, too. */
const movedPin = createStore<MovedPin | null>(null);

/** Asks for the pickup on the map, from a position that is not exact (Spec §2). */
export const askForPin = (near: Coordinates) => movedPin.set({ at: near, began: 'by-position', isSearching: false });

const drag = (at: Coordinates) => movedPin.set({ began: 'by-drag', ...movedPin.get(), at, isSearching: false });
const move = (direction: PinDirection, isLong: boolean) => {
  const moved = movedPin.get();
  if (moved) movedPin.set({ ...moved, at: movePin(moved.at, direction, isLong), isSearching: false });
};
const cancel = () => movedPin.set(null);

/** The pickup pin: moved, then either confirmed with the address at its position or reset. */
export function usePin(pickup: Place | null, onPickup: (place: Place) => void) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const moved = useSyncExternalStore(movedPin.subscribe, movedPin.get, () => null);

  // Another pickup was chosen in the meantime, or the screen is left: the move ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the pickup ends it
  useEffect(() => cancel, [pickup]);

  const start = () => pickup && movedPin.set({ at: pickup.coordinates, began: 'by-button', isSearching: false });

  const use = async () => {
    if (!moved || moved.isSearching) return;
    const searched = { ...moved, isSearching: true };
    movedPin.set(searched);
    const address = await addressAt(searched.at, language);
    // The pin was moved on, or the move has ended.
    if (movedPin.get() !== searched) return;
    // Without an address the place keeps its name and gets the new position, which is what the driver follows.
    const named = pickup ? exactly(pickup) : namedPlace(t('pin.title'), searched.at);
    onPickup(address.ok ? address.value : { ...named, id: formatCoordinates(searched.at), coordinates: searched.at });
  };

  return { moved, isSearching: moved?.isSearching ?? false, start, drag, move, cancel, use };
}
