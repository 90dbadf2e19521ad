import { memo, useMemo } from 'react';
import type { VehicleCategory } from '../../backend/types';
import type { Place } from '../../lib/places/place';
import { useCustomerPosition } from '../../maps/position/position';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { MapPanel } from '../../maps/screen/map-panel';
import { mapService } from '../../maps/service/chosen-services';
import { useServiceStatus } from '../../maps/service/service-status';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as styles from './booking-map.module.css';
import { useNearbyVehicles } from './use-nearby-vehicles';
import { usePin } from './use-pin';

interface BookingMapProps {
  readonly pickup: Place | null;
  readonly drop: Place | null;
  readonly route: DrivingRoute | null;
  /** The vehicle that the arriving soon card is about; null: the nearest taxi of all. */
  readonly vehicle: VehicleCategory | null;
  /** An arrival is shown only for a ride now. */
  readonly isNow: boolean;
  /** The pin has been moved to this place. */
  readonly onPickup: (place: Place) => void;
  /** The customer's position: the pickup if none is typed. */
  readonly onPosition: (place: Place) => void;
  /** The pickup is typed rather than set with the pin. */
  readonly onType: () => void;
}

const mapOverlay = lazyPart(async () => (await import('./map-overlay')).MapOverlay);
const noPath: DrivingRoute['path'] = [];
const toEnd = (place: Place | null) => place && { position: place.coordinates };

/**
 * The right panel: nearby taxis, pickup, drop, the route, and the arrival time of the vehicle's nearest taxi (Spec §2).
 * Memoised, so that typing in the form does not render the map.
 */
export const BookingMap = memo(function BookingMap(props: BookingMapProps) {
  const { pickup, drop, route, vehicle, isNow, onPickup, onPosition, onType } = props;
  const { fleet, failure } = useNearbyVehicles();
  const customer = useCustomerPosition();
  const isMapThere = useServiceStatus(mapService) === 'loaded';
  const pin = usePin(pickup, onPickup);
  const { moved, drag } = pin;
  const { Part: MapOverlay } = useLazyPart(mapOverlay, isMapThere);
  const start = useMemo(
    // The pin can be moved once its card has loaded.
    () => {
      const position = moved?.at ?? pickup?.coordinates;
      return position ? { position, ...(MapOverlay && { onMove: drag }) } : null;
    },
    [pickup, moved, drag, MapOverlay],
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
      {isMapThere && MapOverlay && (
        <MapOverlay
          pickup={pickup}
          vehicle={vehicle}
          isNow={isNow}
          pin={pin}
          fleet={fleet}
          failure={failure}
          onPosition={onPosition}
          onType={onType}
        />
      )}
    </MapPanel>
  );
});
