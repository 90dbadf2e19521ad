import { extrasWithout } from '../../../../src/booking/vehicles/vehicle-lack';
import { defaultVehicles } from '../../../../src/booking/vehicles/vehicles';

const childSeat = { id: 'c-1', name: 'Child seat' };
const wheelchair = { id: 'c-2', name: 'Wheelchair accessible' };
const nonSmoker = { id: 'd-1', name: 'Non-smoker' };
const ofItsOwn = {
  id: 'W',
  name: 'Wheelchair accessible',
  description: '',
  carType: 'BUS',
  seats: 4,
  minutes: null,
  price: null,
};

/** The names of the vehicles that cannot take a wheelchair, if free taxis have these words. */
const without = (
  taxis: readonly (readonly string[])[],
  { missing = [] as string[], vehicles = defaultVehicles } = {},
) =>
  vehicles
    .filter((vehicle) => {
      const found = extrasWithout(vehicle, [wheelchair, nonSmoker], { vehicles, taxis, missing: new Set(missing) });
      return found.includes(wheelchair);
    })
    .map(({ name }) => name);

test.each<[string, readonly (readonly string[])[], string[]]>([
  ['no taxi has words', [['']], []],
  ['taxis name their car type only', [['PKW'], ['MINIVAN']], []],
  ['only a van has it, by its id', [['PKW'], ['MINIVAN', 'c-2']], ['PKW', 'KOMBI']],
  ['only a van has it, by its name in another case', [['MINIVAN', 'wheelchair accessible ']], ['PKW', 'KOMBI']],
  ['a saloon and a van have it', [['PKW', 'c-2'], ['MINIVAN', 'c-2'], ['KOMBI']], ['KOMBI']],
  ['the taxi that has it names no vehicle: nobody knows', [['c-2'], ['PKW']], []],
])('vehicles that cannot take a wheelchair: %s', (_how, taxis, names) => {
  expect(without(taxis)).toEqual(names);
});

test('no vehicle takes an extra that no taxi on offer has', () => {
  expect(without([['PKW', 'c-1']], { missing: ['c-2'] })).toEqual(['PKW', 'KOMBI', 'Van']);
});

test('an extra that is a vehicle of its own is for that vehicle', () => {
  expect(without([['PKW']], { vehicles: [...defaultVehicles, ofItsOwn] })).toEqual(['PKW', 'KOMBI', 'Van']);
});

test('several extras are judged one by one; a feature of the driver never', () => {
  const [saloon] = defaultVehicles;
  if (!saloon) throw new Error('There is no vehicle');
  const taxis = [
    ['PKW', 'c-1'],
    ['MINIVAN', 'c-2'],
  ];
  const found = extrasWithout(saloon, [nonSmoker, childSeat, wheelchair], {
    vehicles: defaultVehicles,
    taxis,
    missing: new Set(),
  });
  expect(found).toEqual([wheelchair]);
});
