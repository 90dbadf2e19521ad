import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Coordinates } from '../../lib/coordinates';
import type { Place } from '../../lib/places/place';
import { MAP_POSITION } from '../../maps/position/position';
import { type PositionState, usePositionPlace } from '../../maps/position/use-position-place';
import { IconButton } from '../../ui/button';
import { useStable } from '../../ui/effects';
import { Icon } from '../../ui/icon';
import { LocateFixed, MapPin } from '../../ui/icons';
import * as styles from './booking-map.module.css';
import { askForPin, type usePin } from './use-pin';

interface MapToolsProps {
  readonly pickup: Place | null;
  readonly pin: ReturnType<typeof usePin>;
  /** The customer's position: the pickup if none is typed. */
  readonly onPosition: (place: Place) => void;
}

/** Whether the result of a press needs a message: a position that was found is visible on the map. */
const isTold = (state: PositionState) => state !== 'idle' && state !== 'found';

/** The buttons over the map: the customer's position, and the pin that corrects the pickup. */
export function MapTools({ pickup, pin: { moved, start }, onPosition }: MapToolsProps) {
  const { t } = useTranslation(['booking', 'maps']);
  const { state, locate } = usePositionPlace(MAP_POSITION);
  // A position may be late: by then a pickup may have been chosen.
  const ask = useStable((near: Coordinates) => pickup || askForPin(near));
  // Closing the pin's card removes the focused element: the focus returns to the button that opened it.
  const opener = useRef<HTMLDivElement>(null);
  const wasMovedByButton = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!moved && isLost && wasMovedByButton.current)
      opener.current?.querySelector<HTMLButtonElement>('[data-pin]')?.focus();
    wasMovedByButton.current = moved !== null && moved.began !== 'by-drag';
  }, [moved]);
  return (
    <div ref={opener} className={styles.tools}>
      <IconButton
        label={t('maps:position.mine')}
        icon={<Icon of={LocateFixed} size={20} />}
        aria-disabled={state === 'searching'}
        className="card"
        onClick={() => void locate(pickup ? null : { take: onPosition, ask })}
      />
      {pickup && !moved && (
        <IconButton
          label={t('pin.correct')}
          icon={<Icon of={MapPin} size={20} />}
          className="card"
          data-pin
          onClick={start}
        />
      )}
      <p role="status" className={isTold(state) ? `card ${styles.news}` : 'quiet-text'}>
        {state !== 'idle' && t(`maps:position.${state}`)}
      </p>
    </div>
  );
}
