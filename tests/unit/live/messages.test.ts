import * as v from 'valibot';
import { cancelFrame, connectFrame, trackFrame } from '../../../src/live/messages';
import { ClientFrame } from '../../../src/live/wire';

const device = { id: 'abc', name: 'Chrome on Windows' };

describe('Client messages (Spec §7)', () => {
  test('case 700 names customer, device and version', () => {
    expect(connectFrame(7, device)).toEqual({
      case_value: 700,
      customer_id: 7,
      device_id: 'abc',
      cav: '0.0.1',
      device_name: 'Chrome on Windows',
      device_type: 'Web',
    });
  });

  test('case 705 names booking, pickup and drop', () => {
    const pickup = { lat: 51.3, lng: 9.5 };
    const drop = { lat: 51.31234567, lng: -9.5 };
    expect(trackFrame({ customerId: 7, bookingId: 'B1', pickup, drop })).toEqual({
      case_value: 705,
      customer_id: 7,
      booking_id: 'B1',
      pickup_latlng: '51.3,9.5',
      drop_latlng: '51.312346,-9.5',
    });
  });

  test.each([
    ['the searching dialog sends it without coordinates', {}],
    ['an open destination is left out', { drop: null }],
  ])('case 705: %s', (_name, ends) => {
    const frame = trackFrame({ customerId: 7, bookingId: 'B1', ...ends });
    expect(frame).toEqual({ case_value: 705, customer_id: 7, booking_id: 'B1' });
  });

  test('case 706 names booking and reason', () => {
    expect(cancelFrame({ customerId: 7, bookingId: 'B1' }, 'Waiting too long')).toEqual({
      case_value: 706,
      customer_id: 7,
      booking_id: 'B1',
      reason: 'Waiting too long',
    });
  });

  test('what is sent is what the wire knows', () => {
    const ride = { customerId: '13', bookingId: 'B1' };
    for (const frame of [connectFrame('13', device), trackFrame(ride), cancelFrame(ride, 'No need')])
      expect(v.parse(ClientFrame, JSON.parse(JSON.stringify(frame)))).toEqual(frame);
  });
});
