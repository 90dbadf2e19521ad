import { LocateFixed, MapPin } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useCustomerPosition } from '../../maps/position/customer-position';
import { MAP_POSITION } from '../../maps/position/position';
import { type PositionState, usePositionPlace } from '../../maps/position/use-position-place';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { MapPanel } from '../../maps/screen/map-panel';
import { mapService } from '../../maps/service/chosen-services';
import { useServiceStatus } from '../../maps/service/service-status';
import type { Place } from '../../places/place';
import { IconButton } from '../../ui/icon-button';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as styles from './booking-map.module.css';
import { useNearbyVehicles } from './use-nearby-vehicles';
import { usePin } from './use-pin';

interface BookingMapProps {
  readonly pickup: Place | null;
  readonly drop: Place | null;
  readonly route: DrivingRoute | null;
  /** The pin has been moved to this place. */
  readonly onPickup: (place: Place) => void;
  /** The customer's position: the pickup if none is typed. */
  readonly onPosition: (place: Place) => void;
}

const mapCards = lazyPart(async () => (await import('./map-cards')).MapCards);
const pinCard = lazyPart(async () => (await import('./pin-card')).PinCard);
const noPath: DrivingRoute['path'] = [];
/** Whether the result of a press needs a message: a position that was found is visible on the map. */
const isTold = (state: PositionState) => state !== 'idle' && state !== 'found';
const toEnd = (place: Place | null) => place && { position: place.coordinates };

/**
 * The right panel: nearby taxis, pickup, drop, the route, and the arrival time of the nearest taxi (Spec §2). Memoised,
 * so that typing in the form does not render the map.
 */
export const BookingMap = memo(function BookingMap(props: BookingMapProps) {
  const { pickup, drop, route, onPickup, onPosition } = props;
  const { t } = useTranslation(['booking', 'maps']);
  const { fleet, haveFailed } = useNearbyVehicles();
  const customer = useCustomerPosition();
  const isMapThere = useServiceStatus(mapService) === 'loaded';
  const { state, locate } = usePositionPlace(MAP_POSITION);
  const { moved, isSearching, drag, ...pin } = usePin(pickup, onPickup);
  const { Part: MapCards } = useLazyPart(mapCards, isMapThere);
  // The pin can be moved once its card has loaded.
  const { Part: PinCard } = useLazyPart(pinCard, isMapThere);
  // Closing the card removes the focused element: the focus returns to the button that opened it.
  const opener = useRef<HTMLDivElement>(null);
  const wasMovedByButton = useRef(false);
  useEffect(() => {
    if (!moved && wasMovedByButton.current) opener.current?.querySelector<HTMLButtonElement>('[data-pin]')?.focus();
    wasMovedByButton.current = moved?.began === 'by-button';
  }, [moved]);
  const start = useMemo(
    () => pickup && { position: moved?.at ?? pickup.coordinates, ...(PinCard && { onMove: drag }) },
    [pickup, moved, drag, PinCard],
  );
  const end = useMemo(() => toEnd(drop), [drop]);

  return (
    // While the pin moves, the map shows only its position.
    <MapPanel
      pickup={start}
      drop={moved ? null : end}
      path={(!moved && route?.path) || noPath}
      fleet={fleet}
      customer={customer}
      className={styles.map ?? ''}
    >
      {isMapThere && (
        <div ref={opener} className={styles.tools}>
          <IconButton
            label={t('maps:position.mine')}
            icon={<LocateFixed aria-hidden="true" size={20} />}
            aria-disabled={state === 'searching'}
            className="card"
            onClick={() => void locate(pickup ? null : onPosition)}
          />
          {pickup && !moved && PinCard && (
            <IconButton
              label={t('pin.correct')}
              icon={<MapPin aria-hidden="true" size={20} />}
              className="card"
              data-pin
              onClick={pin.start}
            />
          )}
          <p role="status" className={isTold(state) ? `card ${styles.news}` : 'quiet-text'}>
            {state !== 'idle' && t(`maps:position.${state}`)}
          </p>
        </div>
      )}
      {moved && PinCard && (
        <PinCard
          takesFocus={moved.began === 'by-button'}
          isSearching={isSearching}
          onMove={pin.move}
          onUse={pin.use}
          onCancel={pin.cancel}
        />
      )}
      {isMapThere && !moved && MapCards && <MapCards pickup={pickup} fleet={fleet} haveFailed={haveFailed} />}
    </MapPanel>
  );
});
