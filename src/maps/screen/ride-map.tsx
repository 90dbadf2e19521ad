import { MapCanvas } from 'map-provider/canvas';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { Coordinates } from '../../lib/coordinates';
import { site } from '../../site';
import { Icon } from '../../ui/icon';
import { LocateFixed } from '../../ui/icons';
import { drawFleet } from '../fleet/draw-fleet';
import type { Fleet } from '../fleet/fleet';
import type { MapCar } from '../motion/motion';
import type { MapHandle } from '../port/map';
import { CarMarker } from './car-marker';
import { MapInfoWindow, MapMarker } from './map-marker';
import * as styles from './map-panel.module.css';
import { useMapFollow } from './use-map-follow';
import { useMapView } from './use-map-view';
import { useRouteLine } from './use-route-lines';

/** Pickup or drop-off on the map, with the text of its info window. */
export interface MapEnd {
  readonly position: Coordinates;
  readonly label?: string | null;
  /** Called with the position at the end of a drag; without it the marker cannot be dragged. */
  readonly onMove?: (to: Coordinates) => void;
}

/** The props of the map; its size is that of its parent. */
export interface MapPanelProps {
  readonly pickup: MapEnd | null;
  readonly drop: MapEnd | null;
  readonly path: readonly Coordinates[];
  /** The followed taxi. */
  readonly car?: MapCar | null;
  /** Whether the customer is waiting for the taxi: its route to them is dashed, and the route of the trip is faded. */
  readonly isAwaited?: boolean;
  readonly fleet?: Fleet;
  /** The customer's position: marked, and brought into view once known. */
  readonly customer?: Coordinates | null;
  readonly className?: string;
  /** Cards that float over the map. */
  readonly children?: ReactNode;
}

/** The map with its ends, route and taxis. Rendered only after the map's service has loaded. */
export function RideMap({
  pickup,
  drop,
  path,
  car = null,
  isAwaited = false,
  fleet,
  customer = null,
}: Omit<MapPanelProps, 'className' | 'children'>) {
  const { t } = useTranslation('maps');
  const [map, setMap] = useState<MapHandle | null>(null);

  const { isFollowing, setIsFollowing } = useMapFollow(map);
  // First, so that a map that opens with a trip shows that.
  useEffect(() => {
    if (map && customer) map.panTo(customer);
  }, [map, customer]);
  useMapView(map, car ? null : { pickup: pickup?.position, drop: drop?.position, route: path }, isFollowing);
  useRouteLine(map, path, isAwaited);

  useEffect(() => (map && fleet ? drawFleet(map, fleet) : undefined), [map, fleet]);

  return (
    <>
      <MapCanvas className={styles.canvas ?? ''} center={site.map.center} zoom={site.map.zoom} onMap={setMap} />
      {map && pickup && <EndMarker map={map} end={pickup} title={t('pickup')} shape={styles.pickup} />}
      {map && drop && <EndMarker map={map} end={drop} title={t('drop')} shape={styles.drop} />}
      {map && customer && (
        <MapMarker map={map} position={customer} title={t('position.mine')} zIndex={4}>
          <span className={styles.customer} />
        </MapMarker>
      )}
      {map && car && <CarMarker key={car.id} map={map} car={car} isAwaited={isAwaited} isFollowed={isFollowing} />}
      {car && (
        <button
          type="button"
          className={styles.follow}
          aria-pressed={isFollowing}
          onClick={() => setIsFollowing(!isFollowing)}
        >
          <Icon of={LocateFixed} size={20} />
          {t('follow')}
        </button>
      )}
    </>
  );
}

interface EndMarkerProps {
  readonly map: MapHandle;
  readonly end: MapEnd;
  readonly title: string;
  readonly shape?: string | undefined;
}

function EndMarker({ map, end, title, shape }: EndMarkerProps) {
  const { position, label, onMove } = end;
  return (
    <>
      <MapMarker map={map} position={position} title={title} zIndex={5} onMove={onMove}>
        <span className={shape} />
      </MapMarker>
      {label && (
        <MapInfoWindow map={map} position={position}>
          <span className={styles.label}>{label}</span>
        </MapInfoWindow>
      )}
    </>
  );
}
