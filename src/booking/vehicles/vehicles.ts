import type { VehicleCategory } from '../../backend/types';
import type { VehicleOption } from '../form/form';

const common = { description: '', minutes: null, price: null };

/** What can be ordered when no distance is given (Spec §3, §9): seats 4, 4, 8; price and time 0, which is not known (D17, D18). */
export const defaultVehicles: readonly VehicleCategory[] = [
  { ...common, id: 'PKW', name: 'PKW', carType: 'PKW', seats: 4 },
  // The specification names no car type here: the order falls back to PKW.
  { ...common, id: 'KOMBI', name: 'KOMBI', carType: '', seats: 4 },
  { ...common, id: 'VAN', name: 'Van', carType: 'MINIVAN', seats: 8 },
];

/** Whether that many people have a seat (D38). */
export const hasSeatsFor = ({ seats }: VehicleCategory, persons: number) => seats >= persons;

/** The fitting ones first, each group in the order it came (D38). */
export function arrangeVehicles(vehicles: readonly VehicleCategory[], persons: number): readonly VehicleCategory[] {
  return [
    ...vehicles.filter((vehicle) => hasSeatsFor(vehicle, persons)),
    ...vehicles.filter((vehicle) => !hasSeatsFor(vehicle, persons)),
  ];
}

/**
 * The chosen vehicle in the list that is offered now: by id, else by name, because prices bring a list with other ids
 * than the defaults. Null when it is not offered or has too few seats (D38).
 */
export function findChosen(
  vehicles: readonly VehicleCategory[],
  option: VehicleOption | null,
  persons: number,
): VehicleCategory | null {
  if (!option) return null;
  const name = option.name.toLowerCase();
  const found =
    vehicles.find(({ id }) => id === option.id) ?? vehicles.find((vehicle) => vehicle.name.toLowerCase() === name);
  return found && hasSeatsFor(found, persons) ? found : null;
}

/** Which drawing stands for a category. */
export function silhouetteOf({ name, carType, seats }: VehicleCategory): 'sedan' | 'estate' | 'van' {
  if (/van|bus/i.test(`${carType} ${name}`) || seats > 4) return 'van';
  return /kombi|estate/i.test(`${carType} ${name}`) ? 'estate' : 'sedan';
}
