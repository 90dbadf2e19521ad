import { useState, useSyncExternalStore } from 'react';
import { formatKilometers } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Place } from '../../lib/places/place';
import { site } from '../../site';
import * as styles from './booking-map.module.css';
import { nearestTaxis } from './nearby';
import type { NearbyFleet } from './use-nearby-vehicles';

interface NearestTaxisProps {
  readonly fleet: NearbyFleet;
  readonly pickup: Place | null;
}

/** The free taxis of the map as text, for keyboard and screen reader. While closed it subscribes to nothing. */
export function NearestTaxis({ fleet, pickup }: NearestTaxisProps) {
  const { t } = useTranslation('booking');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.taxis} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('nearest.list')}</summary>
      {isOpen && <TaxiList fleet={fleet} pickup={pickup} />}
    </details>
  );
}

function TaxiList({ fleet, pickup }: NearestTaxisProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const vehicles = useSyncExternalStore(fleet.subscribe, fleet.get, fleet.get);
  const named = nearestTaxis(vehicles, pickup?.coordinates ?? site.map.center);
  return (
    <>
      <p>{t(vehicles.length === 1 ? 'nearest.freeOne' : 'nearest.free', { number: vehicles.length })}</p>
      {/* In another order they are another list: no line moves. */}
      <ul key={named.map(({ id }) => id).join()}>
        {named.map(({ id, kinds, distanceKm }) => (
          <li key={id}>{[formatKilometers(language, distanceKm), ...kinds].join(' · ')}</li>
        ))}
      </ul>
    </>
  );
}
