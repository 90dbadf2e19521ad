import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { TaxiFromAbove } from '../drawings/taxi-from-above';
import { useTranslation } from '../i18n/use-translation';
import * as styles from './map-panel.module.css';
import type { MapCar } from './map-types';
import { useAdvancedMarker } from './use-advanced-marker';
import { useCarMotion } from './use-car-motion';

/** The followed taxi on the map: React draws it once, then it drives by itself. */
export function CarMarker({ car }: { readonly car: MapCar }) {
  const { t } = useTranslation('maps');
  const { marker, content } = useAdvancedMarker(t('taxi'), 10);
  const figure = useRef<HTMLSpanElement>(null);
  useCarMotion(car, marker, figure);
  return createPortal(
    <span
      ref={figure}
      className={styles.car}
      data-vehicle={car.id}
      data-position={`${car.position.lat},${car.position.lng}`}
    >
      <TaxiFromAbove />
    </span>,
    content,
  );
}
