import { burstOf } from '../../../mock-server/faults/burst';
import { createFrameHistory } from '../../../mock-server/faults/frame-history';

const CUSTOMER = '101';

describe('The burst', () => {
  it('moves along in even steps', () => {
    const driver_location = { lat: 51.3, lng: 9.5 };
    const key = 'customer_job_driver_tracking';
    const latitudes = burstOf({ key, status: true, driver_location }, 4).map((one) => one.driver_location?.lat);
    expect(latitudes.map((latitude) => latitude?.toFixed(4))).toEqual(['51.2925', '51.2950', '51.2975', '51.3000']);
  });
});

describe('The memory of frames', () => {
  it('keeps the last 100 of a customer', () => {
    const history = createFrameHistory();
    for (let number = 1; number <= 101; number += 1) history.add(CUSTOMER, String(number));
    expect(history.of(CUSTOMER)).toHaveLength(100);
    expect(history.of(CUSTOMER)[0]).toBe('2');
  });

  it('keeps 1000 customers, and none after a reset', () => {
    const history = createFrameHistory();
    for (let number = 1; number <= 1001; number += 1) history.add(String(number), 'frame');
    expect(history.of('1')).toEqual([]);
    expect(history.of('2')).toEqual(['frame']);
    history.clear();
    expect(history.of('2')).toEqual([]);
  });
});
