import {
  defaultVehicles,
  drawingOf,
  findChosen,
  hasEnoughSeats,
  soonest,
  sortVehicles,
} from '../../../../src/booking/vehicles/vehicles';
import { pkw } from '../samples';

describe('vehicles (Spec §3, D38)', () => {
  it('defaults without a distance: PKW 4 seats, KOMBI 4, Van 8 (MINIVAN), no price or time (D17, D18)', () => {
    expect(defaultVehicles.map(({ name, seats, price, minutes }) => [name, seats, price, minutes])).toEqual([
      ['PKW', 4, null, null],
      ['KOMBI', 4, null, null],
      ['Van', 8, null, null],
    ]);
    expect(defaultVehicles.map(({ carType }) => carType)).toEqual(['PKW', '', 'MINIVAN']);
  });

  it.each([
    [[null, null], null],
    [[null, 4, 2, 2, 9], 2],
  ])('of vehicles in %j minutes the soonest is index %s', (minutes, index) => {
    const list = minutes.map((one, place) => ({ ...pkw, id: `${place}`, minutes: one }));
    expect(soonest(list)).toBe(index === null ? null : list[index]);
  });

  it.each([
    [4, 4, true],
    [4, 5, false],
    [8, 8, true],
    [8, 9, false],
    [4, Number.NaN, true],
  ])('a vehicle with %d seats for %d people fits: %s', (seats, persons, fits) => {
    expect(hasEnoughSeats({ ...pkw, seats }, persons)).toBe(fits);
  });

  it.each([
    [4, ['PKW', 'KOMBI', 'Van']],
    [5, ['Van', 'PKW', 'KOMBI']],
  ])('for %d people the fitting ones come first, else in their order', (persons, names) => {
    expect(sortVehicles(defaultVehicles, persons).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['nothing was chosen', null, 1, null],
    ['found by id', { id: 'PKW', name: 'PKW' }, 4, 'PKW'],
    ['too few seats: cannot be chosen', { id: 'PKW', name: 'PKW' }, 5, null],
    ['of an empty number of people', { id: 'PKW', name: 'PKW' }, Number.NaN, 'PKW'],
    ['found by name in a list with other ids', { id: '17', name: 'van' }, 1, 'VAN'],
    ['not offered any more', { id: '17', name: 'Limousine' }, 1, null],
  ])('the chosen vehicle, %s', (_what, option, persons, id) => {
    expect(findChosen(defaultVehicles, option, persons)?.id ?? null).toBe(id);
  });

  it('an id that is there wins over a name', () => {
    const offered = [
      { ...pkw, id: 'a', name: 'Taxi' },
      { ...pkw, id: 'b', name: 'PKW' },
    ];
    expect(findChosen(offered, { id: 'a', name: 'PKW' }, 1)?.id).toBe('a');
  });

  it.each([
    ['PKW', 'PKW', 4, 'sedan'],
    ['KOMBI', '', 4, 'estate'],
    ['Van', 'MINIVAN', 8, 'van'],
    ['Taxi XL', 'PKW', 6, 'van'],
  ])('%s (%j, %d seats) is drawn as %s', (name, carType, seats, shape) => {
    expect(drawingOf({ ...pkw, name, carType, seats })).toBe(shape);
  });
});
