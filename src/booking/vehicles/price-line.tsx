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

/** The price of the chosen vehicle, and the route's distance and time; a dash if unknown (D17, D18). */
export function PriceLine({ vehicle, vehicles }: PriceLineProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const priceText = usePriceText();
  const { route, areLoading, hasRouteFailed } = vehicles;

  const price = () => {
    if (areLoading) return '…';
    return vehicle ? priceText(vehicle.price) : t('price.unknown');
  };
  const facts = t('price.route', {
    distance: formatKilometers(language, route?.distanceKm ?? 0),
    minutes: formatMinutes(language, route?.minutes ?? 0),
  });
  return (
    <div className={styles.price} role="status">
      <b className={vehicle || areLoading ? styles.amount : styles.choose}>{price()}</b>
      <span className="soft">
        {vehicle?.price ? t('price.note') : t('price.noteTaximeter')} {(route || hasRouteFailed) && facts}{' '}
        {hasRouteFailed && t('price.noRoute')}
      </span>
    </div>
  );
}
