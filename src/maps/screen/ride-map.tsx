import { MapCanvas } from 'map-provider/canvas';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { Icon } from '../../ui/icon';
import { LocateFixed } from '../../ui/icons';
import { drawFleet } from '../fleet/draw-fleet';
import type { MapHandle } from '../port/map';
import { CarMarker } from './car-marker';
import { MapInfoWindow } from './map-info-window';
import { MapMarker } from './map-marker';
import * as styles from './map-panel.module.css';
import type { MapEnd, MapPanelProps } from './map-types';
import { useMapFollow } from './use-map-follow';
import { useMapView } from './use-map-view';
import { useRouteLine } from './use-route-line';

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
  useMapView(map, car ? null : { pickup: pickup?.position, drop: drop?.position, route: path }, isFollowing);
  useRouteLine(map, path, isAwaited);

  useEffect(() => (map && fleet ? drawFleet(map, fleet) : undefined), [map, fleet]);

  useEffect(() => {
    if (map && customer) map.panTo(customer);
  }, [map, customer]);

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
