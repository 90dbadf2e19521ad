import { GoogleMap } from '@react-google-maps/api';
import { useCallback, useMemo } from 'react';
import { env } from '../../../env';
import type { MapCanvasProps } from '../../port/map';
import { createHandle } from './handle';

const mapOptions = (): google.maps.MapOptions => ({
  mapId: env.googleMapId,
  disableDefaultUI: true,
  zoomControl: true,
  clickableIcons: false,
  gestureHandling: 'greedy',
  colorScheme: 'FOLLOW_SYSTEM',
  // The taxi layer requires a flat map with north up.
  headingInteractionEnabled: false,
  tiltInteractionEnabled: false,
});

/** Google's map. */
export function MapCanvas({ className, center, zoom, onMap }: MapCanvasProps) {
  const options = useMemo(mapOptions, []);
  const onLoad = useCallback((map: google.maps.Map) => onMap(createHandle(map)), [onMap]);
  const onUnmount = useCallback(() => onMap(null), [onMap]);
  return (
    <GoogleMap
      mapContainerClassName={className}
      options={options}
      center={center}
      zoom={zoom}
      onLoad={onLoad}
      onUnmount={onUnmount}
    />
  );
}
