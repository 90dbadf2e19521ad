import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { isTaxiOf, named } from '../map/nearby';
import { extrasOf } from './extras';

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
    const ofItsOwn = vehicles.filter(({ id, name }) => named([id, name], names));
    const holders = taxis.filter((words) => named(words, names));
    const takers = vehicles.filter((one) => ofItsOwn.includes(one) || holders.some((words) => isTaxiOf(words, one)));
    return takers.length > 0 && !takers.includes(vehicle);
  });
}
