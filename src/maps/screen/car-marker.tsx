import { useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation';
import type { Coordinates } from '../../lib/coordinates';
import { TaxiFromAbove } from '../../ui/drawings/taxi-from-above';
import type { MapCar } from '../motion/motion';
import { useCarMotion } from '../motion/use-car-motion';
import type { MapHandle } from '../port/map';
import { useMarker } from './map-marker';
import * as styles from './map-panel.module.css';
import { useCarView } from './use-car-view';
import { useApproachLine } from './use-route-lines';

interface CarMarkerProps {
  readonly map: MapHandle;
  readonly car: MapCar;
  /** Whether the customer is waiting for it: its route to them is dashed. */
  readonly isAwaited: boolean;
  /** Whether the map keeps it in view. */
  readonly isFollowed: boolean;
}

/** The followed taxi on the map: React renders it once, then its motion moves it. */
export function CarMarker({ map, car, isAwaited, isFollowed }: CarMarkerProps) {
  const { t } = useTranslation('maps');
  const { marker, content } = useMarker(map, t('taxi'), 10);
  const figure = useRef<HTMLSpanElement>(null);
  const drawWay = useApproachLine(map, isAwaited);
  const showWay = useCarView(map, car, isFollowed);
  const onWay = useCallback(
    (way: readonly Coordinates[]) => {
      drawWay(way);
      showWay(way);
    },
    [drawWay, showWay],
  );
  useCarMotion(car, marker, figure, onWay);
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
