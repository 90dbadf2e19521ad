import { useRef } from 'react';
import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { formatMinutes } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { priceOf } from '../../price/price';
import { usePriceText } from '../../price/use-price-text';
import { FieldGroup } from '../../ui/form/field';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import type { Extras } from '../extras/use-extras';
import { fieldId, type VehicleOption } from '../form/form';
import type { Vehicles } from './use-vehicles';
import { MissingTaxiSymbols, VehicleDrawing } from './vehicle-drawing';
import type { VehicleLackProps } from './vehicle-lack';
import * as styles from './vehicle-list.module.css';
import { drawingOf, hasEnoughSeats, sortVehicles } from './vehicles';

const vehicleLack = lazyPart(async () => (await import('./vehicle-lack')).VehicleLack);
const vehicleArrows = lazyPart(async () => (await import('./vehicle-arrows')).VehicleArrows);

/** Longer lists get arrows (Spec §2). */
const WITHOUT_ARROWS = 3;

interface VehicleListProps {
  readonly vehicles: Pick<Vehicles, 'list' | 'areLoading'>;
  readonly chosen: VehicleCategory | null;
  readonly persons: number;
  /** Without a pickup now, nobody knows how soon a vehicle comes. */
  readonly isNow: boolean;
  readonly extras: Extras;
  readonly chosenExtras: readonly ExtraOption[];
  readonly onChoose: (option: VehicleOption) => void;
  readonly error: string | undefined;
}

/**
 * The vehicles as a radio group; those with too few seats say so and are listed last (D38), those that cannot take a
 * chosen extra say so. More than three also get arrows.
 */
export function VehicleList(props: VehicleListProps) {
  const { vehicles, chosen, persons, isNow, extras, chosenExtras, onChoose, error } = props;
  const { t } = useTranslation('booking');
  const { list, areLoading } = vehicles;
  const cards = useRef<HTMLDivElement>(null);
  // The defaults are replaced by the route's vehicles of the same names: with the name as key, the card and its focus
  // survive.
  const isNamedOnce = new Set(list.map(({ name }) => name)).size === list.length;
  const isLong = list.length > WITHOUT_ARROWS;
  const { Part: VehicleArrows } = useLazyPart(vehicleArrows, isLong);
  return (
    <FieldGroup id={fieldId('vehicleOption')} legend={t('form.vehicle')} isLegendQuiet error={error}>
      {/* Announces loading once, not per card. */}
      <p role="status" className="quiet-text">
        {areLoading ? t('vehicle.loading') : ''}
      </p>
      <div className={isLong ? styles.head : `${styles.head} ${styles.quiet}`}>
        <span aria-hidden="true">{t('form.vehicle')}</span>
        {isLong && VehicleArrows && <VehicleArrows list={cards} />}
      </div>
      <MissingTaxiSymbols />
      <div ref={cards} className={isLong ? styles.long : styles.list} aria-busy={areLoading}>
        {sortVehicles(list, persons).map((vehicle) => (
          <VehicleCard
            key={isNamedOnce ? vehicle.name : vehicle.id}
            vehicle={vehicle}
            vehicles={list}
            extras={extras}
            chosenExtras={chosenExtras}
            isChosen={vehicle.id === chosen?.id}
            isTooSmall={!hasEnoughSeats(vehicle, persons)}
            isNow={isNow}
            isPriceLoading={areLoading}
            onChoose={() => onChoose({ id: vehicle.id, name: vehicle.name })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface VehicleCardProps extends Omit<VehicleLackProps, 'children'> {
  readonly isChosen: boolean;
  readonly isTooSmall: boolean;
  readonly isNow: boolean;
  readonly isPriceLoading: boolean;
  readonly onChoose: () => void;
}

function VehicleCard({ isChosen, isTooSmall, isNow, isPriceLoading, onChoose, ...lack }: VehicleCardProps) {
  const { t } = useTranslation('booking');
  const priceText = usePriceText();
  const { vehicle, chosenExtras } = lack;
  const { id, name, seats, minutes } = vehicle;
  const price = priceOf(vehicle);
  const shownPrice = isPriceLoading ? '…' : priceText(price);
  const hasAmount = isPriceLoading || price.euro !== null || price.range !== null;
  const arrival = formatMinutes(minutes);
  const facts = (
    <span className={styles.facts}>
      {t('vehicle.seats', { seats })}
      {isNow && minutes !== null && (
        <>
          <span aria-hidden="true"> · {arrival}</span>
          <span className="quiet-text">, {t('vehicle.arrival', { minutes: arrival })}</span>
        </>
      )}
    </span>
  );
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
      <VehicleDrawing shape={drawingOf(vehicle)} className={styles.drawing} />
      <span className={styles.about}>
        <b className={styles.name}>{name}</b>
        {chosenExtras.length > 0 ? <Lack {...lack}>{facts}</Lack> : facts}
      </span>
      {isTooSmall ? (
        <b className={styles.tooSmall}>{t('vehicle.tooSmall', { seats })}</b>
      ) : (
        // A new element for a new text: its start is elsewhere, but nothing has moved.
        <b key={shownPrice} className={hasAmount ? styles.price : `${styles.price} ${styles.words}`}>
          {shownPrice}
        </b>
      )}
    </label>
  );
}

/** Mounted, and so loaded, when an extra is chosen. */
function Lack(props: VehicleLackProps) {
  const { Part } = useLazyPart(vehicleLack, true);
  return Part ? <Part {...props} /> : <>{props.children}</>;
}
