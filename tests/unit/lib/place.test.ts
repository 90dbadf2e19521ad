import { addressLine, addressLines } from '../../../src/lib/place';

describe('An address in two lines', () => {
  test.each([
    [
      { area: 'Wehlheiden', zipcode: '34121', city: 'Kassel' },
      { first: 'Wehlheiden', second: '34121 Kassel' },
    ],
    [
      { area: '', zipcode: '34121', city: 'Kassel' },
      { first: '34121 Kassel', second: '' },
    ],
    [
      { area: 'Wehlheiden', zipcode: '', city: 'Unknown' },
      { first: 'Wehlheiden', second: '' },
    ],
    [{ area: '', zipcode: '', city: 'Unknown' }, null],
    [null, null],
    [undefined, null],
  ])('%j', (address, expected) => {
    expect(addressLines(address)).toEqual(expected);
  });
});

describe('An address in one line', () => {
  test.each([
    [{ area: 'Wehlheiden', zipcode: '34121', city: 'Kassel' }, 'Wehlheiden, 34121 Kassel'],
    [{ area: '', zipcode: '34121', city: 'Kassel' }, '34121 Kassel'],
    [{ area: 'Wehlheiden', zipcode: '', city: 'Unknown' }, 'Wehlheiden'],
    [{ area: '', zipcode: '', city: '' }, ''],
    [null, ''],
  ])('%j', (address, expected) => {
    expect(addressLine(address)).toBe(expected);
  });
});
