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
  /** The address there is looked for. */
  readonly isSearching: boolean;
}

/** The pickup pin: moved, then either confirmed with the address at its position or reset. */
export function usePin(pickup: Place | null, onPickup: (place: Place) => void) {
  const language = useLanguage();
  const [moved, setMoved] = useState<MovedPin | null>(null);
  const latest = useRef(moved);

  const change = useCallback((next: MovedPin | null) => {
    latest.current = next;
    setMoved(next);
  }, []);

  // Another pickup was chosen in the meantime: the move ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the pickup ends it
  useEffect(() => change(null), [pickup]);

  const start = () => pickup && change({ at: pickup.coordinates, began: 'by-button', isSearching: false });
  const drag = useCallback(
    (at: Coordinates) => change({ began: 'by-drag', ...latest.current, at, isSearching: false }),
    [change],
  );
  const move = (direction: PinDirection, isLong: boolean) => {
    const { current } = latest;
    if (current) change({ ...current, at: movePin(current.at, direction, isLong), isSearching: false });
  };
  const cancel = () => change(null);

  const use = async () => {
    if (!moved || !pickup || moved.isSearching) return;
    const searched = { ...moved, isSearching: true };
    change(searched);
    const address = await addressAt(searched.at, language);
    // The pin was moved on, or the move has ended.
    if (latest.current !== searched) return;
    // Without an address the place keeps its name and gets the new position, which is what the driver follows.
    onPickup(address.ok ? address.value : { ...pickup, id: formatCoordinates(searched.at), coordinates: searched.at });
  };

  return { moved, isSearching: moved?.isSearching ?? false, start, drag, move, cancel, use };
}
