import { selectedPlace } from '../../../../src/booking/trip/address-fields';
import { hauptbahnhof as chosen } from '../samples';

const position = { lat: 51.31, lng: 9.49 };
const typed = {
  id: '51.31,9.49',
  label: 'Auestraße 12',
  coordinates: position,
  area: 'Auestraße 12',
  city: 'Unknown',
  zipcode: '',
};
const text = 'Auestraße 12';

describe('A selected pickup: chosen from the list, or typed with a position without a lookup (Spec §5, D27)', () => {
  test.each([
    ['chosen', { text, place: chosen, maps: 'loaded', position: null }, chosen],
    ['chosen before the maps died', { text, place: chosen, maps: 'failed', position }, chosen],
    ['typed, the maps work', { text, place: null, maps: 'loaded', position }, null],
    ['typed, the maps are loading', { text, place: null, maps: 'loading', position }, null],
    ['typed, the maps are dead', { text, place: null, maps: 'failed', position }, typed],
    ['typed, Google refused the key', { text, place: null, maps: 'auth-failed', position }, typed],
    ['typed, the visitor has not allowed Google', { text, place: null, maps: 'asking', position }, typed],
    ['typed with room around it', { text: `  ${text} `, place: null, maps: 'failed', position }, typed],
    ['typed, no position', { text, place: null, maps: 'failed', position: null }, null],
    ['nothing typed', { text: '  ', place: null, maps: 'failed', position }, null],
  ] as const)('%s', (_name, address, place) => expect(selectedPlace(address)).toEqual(place));
});
