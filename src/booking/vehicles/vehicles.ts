import type { VehicleCategory } from '../../backend/types';
import { byIdOrName } from '../../lib/id';
import type { TaxiShape } from '../../ui/drawings/taxi-symbol-ids';
import type { VehicleOption } from '../form/form';

const common = { description: '', minutes: null, price: null };

/**
 * The vehicles offered if no distance is known (Spec §3, §9): seats 4, 4, 8; price and time 0 mean unknown (D17, D18).
 */
export const defaultVehicles: readonly VehicleCategory[] = [
  { ...common, id: 'PKW', name: 'PKW', carType: 'PKW', seats: 4 },
  // The specification names no car type here: the order uses PKW.
  { ...common, id: 'KOMBI', name: 'KOMBI', carType: '', seats: 4 },
  { ...common, id: 'VAN', name: 'Van', carType: 'MINIVAN', seats: 8 },
];

/** Whether a vehicle has enough seats (D38). An empty field is no number of people: no vehicle is too small for it. */
export const hasEnoughSeats = ({ seats }: VehicleCategory, persons: number) => !(seats < persons);

/** The vehicles with enough seats first, each group in its original order (D38). */
export function sortVehicles(vehicles: readonly VehicleCategory[], persons: number): readonly VehicleCategory[] {
  return [
    ...vehicles.filter((vehicle) => hasEnoughSeats(vehicle, persons)),
    ...vehicles.filter((vehicle) => !hasEnoughSeats(vehicle, persons)),
  ];
}

/**
 * The vehicles in the order in which they were before, new ones last: a list is read again while a finger is on its way
 * to a card.
 */
export function inOrderOf(before: readonly VehicleCategory[] | undefined, vehicles: readonly VehicleCategory[]) {
  const places = new Map(before?.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: VehicleCategory) => places.get(id) ?? places.size;
  return [...vehicles].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The chosen vehicle in the current list; null if it is not offered or has too few seats (D38). */
export function findChosen(
  vehicles: readonly VehicleCategory[],
  option: VehicleOption | null,
  persons: number,
): VehicleCategory | null {
  const found = option && byIdOrName(vehicles, option);
  return found && hasEnoughSeats(found, persons) ? found : null;
}

/** The vehicle with the fewest minutes; null if none has any. */
export const soonest = (vehicles: readonly VehicleCategory[]): VehicleCategory | null =>
  vehicles.reduce<VehicleCategory | null>((first, one) => {
    const isSooner = one.minutes !== null && (first?.minutes == null || one.minutes < first.minutes);
    return isSooner ? one : first;
  }, null);

/** The drawing for a category. */
export function drawingOf({ name, carType, seats }: VehicleCategory): TaxiShape {
  if (/van|bus/i.test(`${carType} ${name}`) || seats > 4) return 'van';
  return /kombi|estate/i.test(`${carType} ${name}`) ? 'estate' : 'sedan';
}
