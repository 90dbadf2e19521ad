import * as v from 'valibot';
import { cancelFrame, connectFrame, type Tracked, trackFrame } from '../../../src/live/messages';
import { ClientFrame } from '../../../src/live/wire';

const device = { id: 'abc', name: 'Chrome on Windows' };
const pickup = { lat: 51.3, lng: 9.5 };
const drop = { lat: 51.31234567, lng: -9.5 };

describe('Client messages (Spec §7)', () => {
  test.each<[string, Partial<Tracked>, object]>([
    ['without coordinates, as the searching dialog sends it', {}, {}],
    ['pickup alone with an open destination', { pickup, drop: null }, { pickup_latlng: '51.3,9.5' }],
    ['pickup and drop', { pickup, drop }, { pickup_latlng: '51.3,9.5', drop_latlng: '51.312346,-9.5' }],
  ])('case 705 names the booking, %s', (_name, ends, places) => {
    const frame = trackFrame({ customerId: 7, bookingId: 'B1', ...ends });
    expect(frame).toEqual({ case_value: 705, customer_id: 7, booking_id: 'B1', ...places });
  });

  test('what is sent is what the wire knows', () => {
    const ride = { customerId: '13', bookingId: 'B1' };
    for (const frame of [connectFrame('13', device), trackFrame(ride), cancelFrame(ride, 'No need')])
      expect(v.parse(ClientFrame, JSON.parse(JSON.stringify(frame)))).toEqual(frame);
  });
});
