import { useState } from 'react';
import type { CallFailure } from '../../backend/failure';
import type { VehicleCategory } from '../../backend/types';
import { FailureReference } from '../../i18n/failure-reference';
import { formatKilometers, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Place } from '../../lib/places/place';
import * as styles from './booking-map.module.css';
import { NearestTaxis } from './nearest-taxis';
import type { NearbyFleet } from './use-nearby-vehicles';
import { useNearestVehicle } from './use-nearest-vehicle';

interface MapCardsProps {
  readonly pickup: Place | null;
  /** The vehicle that the arriving soon card is about; null: the nearest taxi of all. */
  readonly vehicle: VehicleCategory | null;
  /** Later, no taxi of now is on its way. */
  readonly isNow: boolean;
  readonly fleet: NearbyFleet;
  /** The call for the taxis that failed; null if none has. */
  readonly failure: CallFailure | null;
}

/**
 * The cards over the map: the arrival time and the distance of the vehicle's nearest taxi (Spec §2), only while they
 * are known, and the taxis in words.
 */
export function MapCards({ pickup, vehicle, isNow, fleet, failure }: MapCardsProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const nearest = useNearestVehicle(pickup, fleet, vehicle);
  return (
    <div className={styles.cards}>
      {isNow && nearest.minutes !== null && (
        <div className={`card ${styles.soon}`}>
          <dl className={styles.facts}>
            <div>
              <dt>{t('nearest.title')}</dt>
              <dd>{formatMinutes(nearest.minutes)}</dd>
            </div>
            {nearest.distanceKm !== null && (
              <div>
                <dt>{t('nearest.distance')}</dt>
                <dd>{formatKilometers(language, nearest.distanceKm)}</dd>
              </div>
            )}
          </dl>
          <p className={styles.whose}>{nearest.vehicle?.name ?? t('nearest.whose')}</p>
        </div>
      )}
      <div className={`card ${styles.words}`}>
        <p role="status">{failure && <NoTaxis failure={failure} />}</p>
        {!failure && <NearestTaxis fleet={fleet} pickup={pickup} />}
      </div>
    </div>
  );
}

/** The call is repeated every 30 s: of failures in a row the first is named, and nothing is announced again. */
function NoTaxis({ failure }: { readonly failure: CallFailure }) {
  const { t } = useTranslation('booking');
  const [first] = useState(failure);
  return (
    <>
      {t('nearest.failed')} <FailureReference failure={first} />
    </>
  );
}
