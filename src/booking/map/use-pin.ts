import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { type Coordinates, formatCoordinates } from '../../lib/coordinates';
import { addressAt } from '../../maps/addresses/address-at';
import type { Place } from '../../places/place';
import { movePin, type PinDirection } from './pin-move';

/** A pin being moved: its position, and how the move began. */
interface MovedPin {
  readonly at: Coordinates;
  readonly began: 'by-button' | 'by-drag';
}

/** The pickup pin: moved, then either confirmed with the address at its position or reset. */
export function usePin(pickup: Place | null, onPickup: (place: Place) => void) {
  const language = useLanguage();
  const [moved, setMoved] = useState<MovedPin | null>(null);
  const [isSearching, setSearching] = useState(false);
  const latest = useRef<Place | null>(pickup);

  // Another pickup was chosen in the meantime: the move ends.
  useEffect(() => {
    latest.current = pickup;
    setMoved(null);
    setSearching(false);
  }, [pickup]);

  const start = () => pickup && setMoved({ at: pickup.coordinates, began: 'by-button' });
  const drag = useCallback((at: Coordinates) => setMoved((before) => ({ began: 'by-drag', ...before, at })), []);
  const move = (direction: PinDirection, isLong: boolean) =>
    setMoved((before) => before && { ...before, at: movePin(before.at, direction, isLong) });
  const cancel = () => setMoved(null);

  const use = async () => {
    if (!moved || !pickup || isSearching) return;
    setSearching(true);
    const address = await addressAt(moved.at, language);
    if (latest.current !== pickup) return;
    // Without an address the place keeps its name and gets the new position, which is what the driver follows.
    onPickup(address.ok ? address.value : { ...pickup, id: formatCoordinates(moved.at), coordinates: moved.at });
  };

  return { moved, isSearching, start, drag, move, cancel, use };
}
