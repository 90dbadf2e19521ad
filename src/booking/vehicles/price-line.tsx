import type { VehicleCategory } from '../../backend/types';
import { formatKilometers, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './price-line.module.css';
import { usePriceText } from './use-price-text';
import type { Vehicles } from './use-vehicles';

interface PriceLineProps {
  readonly vehicle: VehicleCategory | null;
  readonly vehicles: Vehicles;
}

/** The price of the chosen vehicle with its name, and the route's distance and time where they are known (D17, D18). */
export function PriceLine({ vehicle, vehicles }: PriceLineProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const priceText = usePriceText();
  const { route, areLoading, hasRouteFailed } = vehicles;

  const price = () => {
    if (areLoading) return '…';
    return vehicle ? priceText(vehicle.price) : t('price.unknown');
  };
  const facts = [
    vehicle?.name,
    route && formatKilometers(language, route.distanceKm),
    route && formatMinutes(language, route.minutes),
  ];
  return (
    <div className={styles.price} role="status">
      <b className={vehicle || areLoading ? styles.amount : styles.choose}>{price()}</b>
      <span className={styles.facts}>
        {[...facts.filter(Boolean), t(hasRouteFailed ? 'price.noRoute' : 'price.noteTaximeter')].join(' · ')}
      </span>
    </div>
  );
}
