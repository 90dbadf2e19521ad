import { FRAME_LIMIT, parseFrame } from '../../../src/live/parse';

const read = (frame: unknown) => parseFrame(JSON.stringify(frame));
const message = (frame: unknown) => {
  const received = read(frame);
  return received?.type === 'news' ? received.message : null;
};
const tracking = { key: 'customer_job_driver_tracking', status: true };

describe('Server messages become typed messages (Spec §7, D31)', () => {
  test.each([
    [true, { type: 'connected', isAccepted: true }],
    [false, { type: 'connected', isAccepted: false }],
  ])('customer_connected with status %s', (status, expected) => {
    expect(read({ key: 'customer_connected', status })).toEqual(expected);
  });

  test('customer_job_update carries status, driver and booking', () => {
    const frame = { key: 'customer_job_update', job_status: 'ON_THE_WAY', driver_name: 'Jörg', booking_id: 'B1' };
    expect(read(frame)).toEqual({
      type: 'news',
      bookingId: 'B1',
      message: { type: 'job-updated', status: 'ON_THE_WAY', driverName: 'Jörg' },
    });
  });

  test('customer_job_update_accepted carries status and driver', () => {
    expect(message({ key: 'customer_job_update_accepted', job_status: 'ACCEPTED', driver_name: 'Jörg' })).toEqual({
      type: 'job-accepted',
      status: 'ACCEPTED',
      driverName: 'Jörg',
    });
  });

  test.each([
    ['customer_job_update_accepted', 'ACCEPTED', 'job-accepted'],
    ['customer_job_completed', 'JOB_COMPLETED', 'job-completed'],
  ])('%s without a status means %s', (key, status, type) => {
    expect(message({ key })).toMatchObject({ type, status });
  });

  test('customer_job_update without a status says nothing', () => {
    expect(read({ key: 'customer_job_update', driver_name: 'Jörg' })).toBeNull();
  });

  test('a driver tracking message carries position and minutes, and names no booking (D28)', () => {
    const frame = {
      ...tracking,
      driver_location: { lat: 51.3, lng: 9.5 },
      time_to_reach_pickup_in_min: 4,
      time_to_reach_drop_in_min: 12.5,
    };
    expect(read(frame)).toEqual({
      type: 'news',
      bookingId: null,
      message: {
        type: 'vehicle-tracked',
        isActive: true,
        position: { lat: 51.3, lng: 9.5 },
        pickupMinutes: 4,
        dropMinutes: 12.5,
      },
    });
  });

  test('a driver tracking message with status false is not active', () => {
    expect(message({ ...tracking, status: false })).toEqual({
      type: 'vehicle-tracked',
      isActive: false,
      position: null,
      pickupMinutes: null,
      dropMinutes: null,
    });
  });
});

describe('The status is received as job_status or jobStatus; job_status wins (Spec §4, D31)', () => {
  test.each([
    [{ job_status: 'ON_THE_WAY' }, 'ON_THE_WAY'],
    [{ jobStatus: 'ON_THE_WAY' }, 'ON_THE_WAY'],
    [{ job_status: 'AT_CUSTOMER', jobStatus: 'ON_THE_WAY' }, 'AT_CUSTOMER'],
    [{ job_status: null, jobStatus: 'ON_THE_WAY' }, 'ON_THE_WAY'],
    [{ job_status: '', jobStatus: 'ON_THE_WAY' }, 'ON_THE_WAY'],
  ])('%j', (statuses, expected) => {
    expect(message({ key: 'customer_job_update', ...statuses })).toMatchObject({ status: expected });
  });
});

describe('A booking id is text whatever the wire sends', () => {
  test.each([
    ['B1', 'B1'],
    [17, '17'],
    [0, '0'],
    [null, null],
    ['', null],
    [undefined, null],
  ])('%j', (booking_id, expected) => {
    const frame = { key: 'customer_job_update', job_status: 'ACCEPTED', booking_id };
    expect(read(frame)).toMatchObject({ bookingId: expected });
  });
});

describe('A position must be on the globe, or it is dropped', () => {
  test.each([
    [{ lat: 90, lng: 180 }, true],
    [{ lat: -90, lng: -180 }, true],
    [{ lat: 90.000001, lng: 0 }, false],
    [{ lat: 0, lng: 180.000001 }, false],
    [{ lat: -91, lng: 0 }, false],
    [{ lat: 0, lng: -181 }, false],
  ])('%j', (driver_location, isKept) => {
    const position = isKept ? driver_location : null;
    expect(message({ ...tracking, driver_location })).toMatchObject({ isActive: true, position });
  });

  test('numbers beyond all numbers are dropped too', () => {
    const text = '{"key":"customer_job_driver_tracking","status":true,"driver_location":{"lat":1e999,"lng":0}}';
    expect(parseFrame(text)).toMatchObject({ message: { position: null } });
  });
});

describe('Minutes of zero are not known, below zero they say nothing (D17)', () => {
  test.each([
    [-1, null],
    [0, null],
    [1, 1],
    [null, null],
  ])('%j', (minutes, expected) => {
    expect(message({ ...tracking, time_to_reach_pickup_in_min: minutes })).toMatchObject({ pickupMinutes: expected });
  });
});

describe('Whatever is not a frame of §7 is ignored and never throws', () => {
  test.each([
    ['no text', new ArrayBuffer(4)],
    ['undefined', undefined],
    ['empty text', ''],
    ['half a frame', '{"key":"customer_con'],
    ['HTML', '<html>502</html>'],
    ['a number', '17'],
    ['null', 'null'],
    ['a list', '[{"key":"customer_connected","status":true}]'],
    ['no key', '{"status":true}'],
    ['an unknown key', '{"key":"driver_connected","status":true}'],
    ['a key of every object', '{"key":"constructor"}'],
    ['an acknowledgement that says neither yes nor no', '{"key":"customer_connected","status":"ja"}'],
    ['a vehicle without status and place', '{"key":"customer_job_driver_tracking","time_to_reach_drop_in_min":9}'],
    ['a client frame', '{"case_value":700}'],
  ])('%s', (_name, data) => {
    expect(parseFrame(data)).toBeNull();
  });

  test.each([
    ['64 KiB', FRAME_LIMIT, true],
    ['one character more', FRAME_LIMIT + 1, false],
  ])('the limit is 64 KiB: %s', (_name, length, isRead) => {
    const frame = '{"key":"customer_connected","status":true}';
    expect(parseFrame(frame.padEnd(length, ' ')) !== null).toBe(isRead);
  });
});
