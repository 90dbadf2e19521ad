import { GoogleMap, InfoWindow, Polyline } from '@react-google-maps/api';
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react';
import { TaxiFromAbove } from '../drawings/taxi-from-above';
import { env } from '../env';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { AdvancedMarker } from './advanced-marker';
import * as styles from './map-panel.module.css';
import type { MapEnd, MapPanelProps } from './map-types';

/** Room around the ride for markers and their info windows; on a narrow map a fifth of its width at most. */
const FIT_PADDING_PX = 88;
const FIT_PADDING_SHARE = 0.2;
const CLOSE_ZOOM = 15;

const mapOptions = (): google.maps.MapOptions => ({
  mapId: env.googleMapId,
  disableDefaultUI: true,
  zoomControl: true,
  clickableIcons: false,
  gestureHandling: 'greedy',
  colorScheme: 'FOLLOW_SYSTEM',
});

/** The route in ink with signal yellow on top, as in the drawn direction. */
const casing = { strokeColor: '#17140f', strokeWeight: 10, strokeOpacity: 1, zIndex: 1, clickable: false };
const core = { strokeColor: '#ffc400', strokeWeight: 5, strokeOpacity: 1, zIndex: 2, clickable: false };

/** The map with its ends, route and taxis. Only shown once the maps service is loaded. A default export for React.lazy. */
export default function RideMap({
  pickup,
  drop,
  path,
  vehicles,
  customer = null,
}: Omit<MapPanelProps, 'className' | 'children'>) {
  const { t } = useTranslation('maps');
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const onUnmount = useCallback(() => setMap(null), []);
  const route = useMemo(() => path.map(({ lat, lng }) => ({ lat, lng })), [path]);
  const options = useMemo(mapOptions, []);

  // Shows the whole ride when what belongs to it changes, not at every step of the car.
  const onlyVehicle = vehicles.length === 1 ? vehicles[0]?.position : undefined;
  const scene = JSON.stringify([pickup?.position, drop?.position, route.length, onlyVehicle !== undefined]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scene stands for the points
  useEffect(() => {
    if (!map) return;
    const points = [pickup?.position, drop?.position, onlyVehicle, ...route].filter((point) => point !== undefined);
    const [first] = points;
    if (!first) return;
    if (points.length === 1) {
      map.setCenter(first);
      map.setZoom(CLOSE_ZOOM);
      return;
    }
    const bounds = new google.maps.LatLngBounds();
    for (const point of points) bounds.extend(point);
    map.fitBounds(bounds, Math.min(FIT_PADDING_PX, map.getDiv().clientWidth * FIT_PADDING_SHARE));
  }, [map, scene]);

  useEffect(() => {
    if (map && customer) map.panTo(customer);
  }, [map, customer]);

  return (
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
      {vehicles.map(({ id, position, heading = 0 }) => (
        <AdvancedMarker key={id} position={position} title={t('taxi')} zIndex={10}>
          <span
            className={vehicles.length > 1 ? styles.carInFleet : styles.car}
            data-vehicle={id}
            data-position={`${position.lat},${position.lng}`}
            style={{ '--heading': `${heading}deg` } as CSSProperties}
          >
            <TaxiFromAbove />
          </span>
        </AdvancedMarker>
      ))}
    </GoogleMap>
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
