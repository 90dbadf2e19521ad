import { Users } from 'lucide-react';
import type { VehicleCategory } from '../../backend/types';
import { TaxiSide } from '../../drawings/taxi-side';
import { formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { FieldGroup } from '../../ui/field';
import { fieldId, type VehicleOption } from '../form/form';
import { usePriceText } from './use-price-text';
import type { Vehicles } from './use-vehicles';
import * as styles from './vehicle-list.module.css';
import { arrangeVehicles, hasSeatsFor, silhouetteOf } from './vehicles';

interface VehicleListProps {
  readonly vehicles: Pick<Vehicles, 'list' | 'areLoading' | 'haveFailed' | 'reload'>;
  readonly chosen: VehicleCategory | null;
  readonly persons: number;
  readonly onChoose: (option: VehicleOption) => void;
  readonly error: string | undefined;
}

/** The vehicles as a radio group: those with too few seats say so and come last (D38). */
export function VehicleList({ vehicles, chosen, persons, onChoose, error }: VehicleListProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const { list, areLoading, haveFailed, reload } = vehicles;
  return (
    <FieldGroup id={fieldId('vehicleOption')} legend={t('booking:form.vehicle')} error={error}>
      {/* What is loading is said once, not per card. */}
      <p role="status" className="quiet-text">
        {areLoading ? t('booking:vehicle.loading') : ''}
      </p>
      <div className={styles.list} aria-busy={areLoading}>
        {arrangeVehicles(list, persons).map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            isChosen={vehicle.id === chosen?.id}
            isTooSmall={!hasSeatsFor(vehicle, persons)}
            isPriceLoading={areLoading}
            onChoose={() => onChoose({ id: vehicle.id, name: vehicle.name })}
          />
        ))}
      </div>
      {haveFailed && (
        <div role="alert" className={styles.failure}>
          <p>{t('errors:vehicles')}</p>
          <Button look="quiet" onClick={reload}>
            {t('booking:vehicle.tryAgain')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

interface VehicleCardProps {
  readonly vehicle: VehicleCategory;
  readonly isChosen: boolean;
  readonly isTooSmall: boolean;
  readonly isPriceLoading: boolean;
  readonly onChoose: () => void;
}

function VehicleCard({ vehicle, isChosen, isTooSmall, isPriceLoading, onChoose }: VehicleCardProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const priceText = usePriceText();
  const { id, name, seats, minutes, price } = vehicle;
  const arrival = formatMinutes(language, minutes);
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={fieldId('vehicleOption')}
        className={styles.input}
        value={id}
        checked={isChosen}
        disabled={isTooSmall}
        onChange={onChoose}
      />
      <TaxiSide shape={silhouetteOf(vehicle)} className={styles.drawing ?? ''} />
      <b className={styles.name}>{name}</b>
      <span className={styles.facts}>
        <Users className={styles.icon} aria-hidden="true" />
        {/* Read aloud in full, seen in short. */}
        <span aria-hidden="true">
          {seats} · {arrival}
        </span>
        <span className="quiet-text">
          {t('vehicle.seats', { seats })}
          {minutes === null ? '' : `, ${t('vehicle.arrival', { minutes: arrival })}`}
        </span>
      </span>
      {isTooSmall ? (
        <b className={styles.tooSmall}>{t('vehicle.tooSmall', { seats })}</b>
      ) : (
        <b>{isPriceLoading ? '…' : priceText(price)}</b>
      )}
    </label>
  );
}
