import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { useRef } from 'react';
import type { VehicleCategory } from '../../backend/types';
import { TaxiSide } from '../../drawings/taxi-side';
import { formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { FieldGroup } from '../../ui/form/field';
import { IconButton } from '../../ui/icon-button';
import { fieldId, type VehicleOption } from '../form/form';
import { usePriceText } from './use-price-text';
import { useScrollEnds } from './use-scroll-ends';
import type { Vehicles } from './use-vehicles';
import * as styles from './vehicle-list.module.css';
import { drawingOf, hasEnoughSeats, sortVehicles } from './vehicles';

/** One press scrolls by a card and its gap (Spec §2). */
const STEP_PX = 160;
/** Longer lists get arrows (Spec §2). */
const WITHOUT_ARROWS = 3;

interface VehicleListProps {
  readonly vehicles: Pick<Vehicles, 'list' | 'areLoading' | 'haveFailed' | 'reload'>;
  readonly chosen: VehicleCategory | null;
  readonly persons: number;
  readonly onChoose: (option: VehicleOption) => void;
  readonly error: string | undefined;
}

/**
 * The vehicles as a radio group; those with too few seats say so and are listed last (D38). More than three also get
 * arrows. An arrow at its end stays and says so, so that the focus is not lost.
 */
export function VehicleList({ vehicles, chosen, persons, onChoose, error }: VehicleListProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const { list, areLoading, haveFailed, reload } = vehicles;
  const cards = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(cards);
  // The defaults are replaced by the route's vehicles of the same names: with the name as key, the card and its focus
  // survive.
  const isNamedOnce = new Set(list.map(({ name }) => name)).size === list.length;
  const move = (distancePx: number) => cards.current?.scrollBy({ left: distancePx });
  const tryAgain = () => {
    reload();
    // The button is removed during the retry: the focus moves to the vehicles.
    cards.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  };
  return (
    <FieldGroup id={fieldId('vehicleOption')} legend={t('booking:form.vehicle')} error={error}>
      {/* Announces loading once, not per card. */}
      <p role="status" className="quiet-text">
        {areLoading ? t('booking:vehicle.loading') : ''}
      </p>
      <div className={styles.beside}>
        {haveFailed && (
          <p role="alert" className={styles.failure}>
            {t('errors:vehicles')}{' '}
            <button type="button" className={styles.again} onClick={tryAgain}>
              {t('booking:vehicle.tryAgain')}
            </button>
          </p>
        )}
        {list.length > WITHOUT_ARROWS && (
          <div className={styles.arrows}>
            <IconButton
              label={t('booking:vehicle.earlier')}
              icon={<ChevronLeft aria-hidden="true" />}
              aria-disabled={ends.isAtStart}
              onClick={() => move(-STEP_PX)}
            />
            <IconButton
              label={t('booking:vehicle.further')}
              icon={<ChevronRight aria-hidden="true" />}
              aria-disabled={ends.isAtEnd}
              onClick={() => move(STEP_PX)}
            />
          </div>
        )}
      </div>
      <div ref={cards} className={styles.list} aria-busy={areLoading}>
        {sortVehicles(list, persons).map((vehicle) => (
          <VehicleCard
            key={isNamedOnce ? vehicle.name : vehicle.id}
            vehicle={vehicle}
            isChosen={vehicle.id === chosen?.id}
            isTooSmall={!hasEnoughSeats(vehicle, persons)}
            isPriceLoading={areLoading}
            onChoose={() => onChoose({ id: vehicle.id, name: vehicle.name })}
          />
        ))}
      </div>
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
      <TaxiSide shape={drawingOf(vehicle)} className={styles.drawing ?? ''} />
      <b className={styles.name}>{name}</b>
      <span className={styles.facts}>
        <Users className={styles.icon} aria-hidden="true" />
        {/* Abbreviated for the eye; screen readers get the full text. */}
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
