import type { VehicleCategory } from '../../backend/types';
import { formatKilometers, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { focusField } from '../../ui/form/focus-field';
import { fieldId } from '../form/form';
import * as styles from './price-line.module.css';
import { usePriceText } from './use-price-text';
import type { Vehicles } from './use-vehicles';

interface PriceLineProps {
  readonly vehicle: VehicleCategory | null;
  readonly vehicles: Vehicles;
  /** The route is asked for without stops, so the price does not contain them. */
  readonly hasStops: boolean;
}

/**
 * The price of the chosen vehicle with its name, and the route's distance and time where they are known (D17, D18); in
 * the same room, that the prices could not be loaded (Spec §8).
 */
export function PriceLine({ vehicle, vehicles, hasStops }: PriceLineProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const language = useLanguage();
  const priceText = usePriceText();
  const { route, areLoading, hasRouteFailed } = vehicles;

  const price = () => {
    if (areLoading) return '…';
    return vehicle ? priceText(vehicle.price) : t('booking:price.unknown');
  };
  const facts = [
    vehicle?.name,
    route && formatKilometers(language, route.distanceKm),
    route && formatMinutes(language, route.minutes),
    hasStops && t('booking:price.withoutStops'),
  ];
  if (vehicles.haveFailed) {
    const tryAgain = () => {
      vehicles.reload();
      // The button is removed during the retry: the focus moves to the vehicles.
      focusField(fieldId('vehicleOption'));
    };
    return (
      <p role="alert" className={styles.failure}>
        {t('errors:vehicles')}{' '}
        <button type="button" className={styles.again} onClick={tryAgain}>
          {t('booking:vehicle.tryAgain')}
        </button>
      </p>
    );
  }
  const hasAmount = vehicle !== null || areLoading;
  return (
    <div className={styles.price} role="status">
      {/* Text of another size is another element: it moves nothing. */}
      <b key={String(hasAmount)} className={hasAmount ? styles.amount : styles.choose}>
        {price()}
      </b>
      <span className={styles.facts}>
        {[...facts.filter(Boolean), t(hasRouteFailed ? 'booking:price.noRoute' : 'booking:price.noteTaximeter')].join(
          ' · ',
        )}
      </span>
    </div>
  );
}
