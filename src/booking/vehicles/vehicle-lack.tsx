import type { ReactNode } from 'react';
import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { extraName, extrasOf } from '../extras/extras';
import type { Extras } from '../extras/use-extras';
import { isNamed, isTaxiOf } from '../map/nearby';
import * as styles from './vehicle-list.module.css';

export interface VehicleLackProps {
  readonly vehicle: VehicleCategory;
  readonly vehicles: readonly VehicleCategory[];
  readonly extras: Extras;
  readonly chosenExtras: readonly ExtraOption[];
  /** The vehicle's facts, if it takes all extras. */
  readonly children: ReactNode;
}

/** The chosen extras that a vehicle cannot take, in place of its facts. */
export function VehicleLack({ vehicle, vehicles, extras, chosenExtras, children }: VehicleLackProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const without = extrasWithout(vehicle, chosenExtras, { ...extras, vehicles });
  if (without.length === 0) return <>{children}</>;
  const names = without.map((extra) => extraName(extra, language, site.extraNames)).join(', ');
  return <b className={styles.without}>{t('vehicle.without', { extras: names })}</b>;
}

/** What is known about extras: the offered vehicles, the words of free taxis, and the ids that none of them has. */
interface Known {
  readonly vehicles: readonly VehicleCategory[];
  readonly taxis: readonly (readonly string[])[];
  readonly missing: ReadonlySet<string>;
}

/**
 * The chosen extras that a vehicle cannot take, as far as the words of free taxis and of the offered vehicles tell: no
 * vehicle takes a missing extra. One that is a vehicle of its own is taken by that vehicle; any other by the vehicles
 * whose taxis have it, if these taxis name a vehicle at all. Features of drivers have nothing to do with vehicles.
 */
export function extrasWithout(
  vehicle: VehicleCategory,
  chosen: readonly ExtraOption[],
  { vehicles, missing, taxis }: Known,
): readonly ExtraOption[] {
  return extrasOf('car', chosen).filter((extra) => {
    if (missing.has(extra.id)) return true;
    const names = [extra.id, extra.name];
    const ofItsOwn = vehicles.filter(({ id, name }) => isNamed([id, name], names));
    const holders = taxis.filter((words) => isNamed(words, names));
    const takers = vehicles.filter((one) => ofItsOwn.includes(one) || holders.some((words) => isTaxiOf(words, one)));
    return takers.length > 0 && !takers.includes(vehicle);
  });
}
