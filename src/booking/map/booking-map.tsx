import { memo, useMemo } from 'react';
import { formatKilometers, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Place } from '../../lib/place';
import { MapPanel } from '../../maps/map-panel';
import type { DrivingRoute } from '../../maps/routes';
import * as styles from './booking-map.module.css';
import { NearestTaxis } from './nearest-taxis';
import { useNearbyVehicles, useNearestVehicle } from './use-nearby';

interface BookingMapProps {
  readonly pickup: Place | null;
  readonly drop: Place | null;
  readonly route: DrivingRoute | null;
}

const noPath: DrivingRoute['path'] = [];
const toEnd = (place: Place | null) => place && { position: place.coordinates };

/**
 * The right panel: nearby taxis, pickup, drop, the route, and when the nearest taxi can be there (Spec §2). Memoised:
 * typing in the form does not draw the map again.
 */
export const BookingMap = memo(function BookingMap({ pickup, drop, route }: BookingMapProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { fleet, haveFailed } = useNearbyVehicles();
  const nearest = useNearestVehicle(pickup, fleet);
  const start = useMemo(() => toEnd(pickup), [pickup]);
  const end = useMemo(() => toEnd(drop), [drop]);

  return (
    <MapPanel pickup={start} drop={end} path={route?.path ?? noPath} fleet={fleet}>
      <div className={`card ${styles.soon}`}>
        <dl className={styles.facts}>
          <div>
            <dt className="soft">{t('nearest.title')}</dt>
            <dd>{formatMinutes(language, nearest?.minutes ?? null)}</dd>
          </div>
          <div>
            <dt className="soft">{t('nearest.distance')}</dt>
            <dd>{formatKilometers(language, nearest?.distanceKm ?? null)}</dd>
          </div>
        </dl>
        <p role="status" className={styles.note}>
          {haveFailed && t('nearest.failed')}
        </p>
        <NearestTaxis fleet={fleet} pickup={pickup} />
      </div>
    </MapPanel>
  );
});
