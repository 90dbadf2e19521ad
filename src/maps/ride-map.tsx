import { GoogleMap, InfoWindow, Polyline } from '@react-google-maps/api';
import { LocateFixed } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { env } from '../env';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { AdvancedMarker } from './advanced-marker';
import { CarMarker } from './car-marker';
import { drawFleet } from './fleet-overlay';
import * as styles from './map-panel.module.css';
import type { MapEnd, MapPanelProps } from './map-types';
import { useMapFollow } from './use-map-follow';
import { useMapView } from './use-map-view';

const mapOptions = (): google.maps.MapOptions => ({
  mapId: env.googleMapId,
  disableDefaultUI: true,
  zoomControl: true,
  clickableIcons: false,
  gestureHandling: 'greedy',
  colorScheme: 'FOLLOW_SYSTEM',
  // The taxis are drawn for a map that lies flat with north up.
  headingInteractionEnabled: false,
  tiltInteractionEnabled: false,
});

/** The route in ink with signal yellow on top, as in the drawn direction. */
const casing = { strokeColor: '#17140f', strokeWeight: 10, strokeOpacity: 1, zIndex: 1, clickable: false };
const core = { strokeColor: site.colors.signal, strokeWeight: 5, strokeOpacity: 1, zIndex: 2, clickable: false };

/** The map with its ends, route and taxis. Only shown once the maps service is loaded. */
export function RideMap({
  pickup,
  drop,
  path,
  car = null,
  fleet,
  customer = null,
}: Omit<MapPanelProps, 'className' | 'children'>) {
  const { t } = useTranslation('maps');
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const onUnmount = useCallback(() => setMap(null), []);
  const route = useMemo(() => path.map(({ lat, lng }) => ({ lat, lng })), [path]);
  const options = useMemo(mapOptions, []);

  const { isFollowing, setIsFollowing } = useMapFollow(map);
  useMapView(map, { pickup: pickup?.position, drop: drop?.position, route, car, isFollowing });

  useEffect(() => (map && fleet ? drawFleet(map, fleet) : undefined), [map, fleet]);

  useEffect(() => {
    if (map && customer) map.panTo(customer);
  }, [map, customer]);

  return (
    <>
      <GoogleMap
        mapContainerClassName={styles.canvas ?? ''}
        options={options}
        center={site.map.center}
        zoom={site.map.zoom}
        onLoad={setMap}
        onUnmount={onUnmount}
      >
        {route.length > 1 && <Polyline path={route} options={casing} />}
        {route.length > 1 && <Polyline path={route} options={core} />}
        {pickup && <EndMarker end={pickup} title={t('pickup')} shape={styles.pickup} />}
        {drop && <EndMarker end={drop} title={t('drop')} shape={styles.drop} />}
        {customer && (
          <AdvancedMarker position={customer} title={t('position.mine')} zIndex={4}>
            <span className={styles.customer} />
          </AdvancedMarker>
        )}
        {car && <CarMarker key={car.id} car={car} />}
      </GoogleMap>
      {car && (
        <button
          type="button"
          className={styles.follow}
          aria-pressed={isFollowing}
          onClick={() => setIsFollowing(!isFollowing)}
        >
          <LocateFixed aria-hidden="true" size={20} />
          {t('follow')}
        </button>
      )}
    </>
  );
}

function EndMarker({
  end,
  title,
  shape,
}: {
  readonly end: MapEnd;
  readonly title: string;
  readonly shape?: string | undefined;
}) {
  return (
    <>
      <AdvancedMarker position={end.position} title={title} zIndex={5} onMove={end.onMove}>
        <span className={shape} />
      </AdvancedMarker>
      {end.label && (
        <InfoWindow
          position={end.position}
          options={{ disableAutoPan: true, headerDisabled: true, pixelOffset: new google.maps.Size(0, -18) }}
        >
          <span className={styles.label}>{end.label}</span>
        </InfoWindow>
      )}
    </>
  );
}
