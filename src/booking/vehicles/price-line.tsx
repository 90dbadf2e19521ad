import type { VehicleCategory } from '../../backend/types';
import { FailureReference } from '../../i18n/failure-reference';
import { formatKilometers, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { noteKey, priceOf } from '../../price/price';
import { usePriceText } from '../../price/use-price-text';
import { focusField } from '../../ui/form/field';
import type { ProblemList } from '../../ui/form/problem-list';
import { fieldId } from '../form/form';
import { type BookingField, type BookingSentence, summaryHeading } from '../form/validate';
import * as styles from './price-line.module.css';
import type { Vehicles } from './use-vehicles';

interface PriceLineProps {
  readonly hasPickup: boolean;
  readonly vehicle: VehicleCategory | null;
  readonly vehicles: Vehicles;
  /** The route is asked for without stops, so the price does not contain them. */
  readonly hasStops: boolean;
  readonly problems: ProblemList<BookingField, BookingSentence>;
}

/**
 * What to choose next, or the price of the chosen vehicle with its name, and the route's distance and time where they
 * are known (D17, D18); in the same room, that the prices could not be loaded (Spec §8).
 */
export function PriceLine({ hasPickup, vehicle, vehicles, hasStops, problems: { sentences } }: PriceLineProps) {
  const { t } = useTranslation(['booking', 'errors', 'price']);
  const language = useLanguage();
  const priceText = usePriceText();
  const { route, areLoading, hasRouteFailed } = vehicles;

  const price = () => {
    if (areLoading) return '…';
    if (vehicle) return priceText(priceOf(vehicle));
    return t(hasPickup ? 'booking:price.unknown' : 'booking:price.noPickup');
  };
  // Without a choice, the note is the one of all vehicles, if they have the same.
  const notes = new Set((vehicle ? [vehicle] : vehicles.list).map((one) => noteKey(priceOf(one))));
  const [note] = notes.size > 1 ? [] : notes;
  const facts = [
    vehicle?.name,
    route && formatKilometers(language, route.distanceKm),
    route && formatMinutes(route.minutes),
    hasStops && t('booking:price.withoutStops'),
  ];
  const problemCount = () => {
    const kind = summaryHeading(sentences) === 'required.heading' ? 'missing' : 'wrong';
    return sentences.length === 1
      ? t(`booking:form.${kind}One`)
      : t(`booking:form.${kind}`, { number: sentences.length });
  };
  if (vehicles.haveFailed) {
    const tryAgain = () => {
      void vehicles.reload();
      // The button is removed during the retry: the focus moves to the vehicles.
      focusField(fieldId('vehicleOption'));
    };
    return (
      <p role="alert" className={styles.failure}>
        <b>{t('errors:vehicles')}</b>{' '}
        <button type="button" className={styles.again} onClick={tryAgain}>
          {t('booking:vehicle.tryAgain')}
        </button>{' '}
        <FailureReference />
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
      {sentences.length > 0 && <b className={styles.missing}>{problemCount()}</b>}
      <span className={styles.facts} hidden={sentences.length > 0}>
        {[...facts, hasRouteFailed ? t('booking:price.noRoute') : note && t(`price:${note}`)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}
