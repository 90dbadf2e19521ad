import type { ReactNode } from 'react';
import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { extraName } from '../extras/extras';
import { extrasWithout } from '../extras/extras-without';
import type { Extras } from '../extras/use-extras';
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
