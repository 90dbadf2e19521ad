import { jobStatusOf, type LiveStatus } from '../../mock-server/scenario/ride-status';
import { scenarioNames } from '../../mock-server/scenario/scenario';
import {
  CUSTOMER,
  carriers,
  connect,
  hearUntil,
  isPosition,
  isStatus,
  liveStages,
  track,
  withClient,
  words,
} from './live-stage';

describe.each(carriers)('Rides that go another way, told over %s', (_carrier, openStage) => {
  const setUp = liveStages(openStage);

  it('after a refusal names another driver, the one whom HTTP names', async () => {
    const { client, pass, bookingId, dispatch } = await withClient(setUp, 'rejected-then-accepted');
    client.send(connect());
    client.send(track(bookingId));
    await hearUntil(client, isPosition);
    pass(25);
    const heard = await hearUntil(client, ({ key }) => key === 'customer_job_update_accepted');
    const names = heard.map((frame) => ('driver_name' in frame ? frame.driver_name : ''));
    const [first, , , second, third] = names;
    expect(words(heard)).toEqual([
      'customer_job_update ASSIGNED',
      'customer_job_update REJECTED',
      'customer_job_update SEARCHING',
      'customer_job_update ASSIGNED',
      'customer_job_update_accepted ACCEPTED',
    ]);
    expect(names).toEqual([first, first, '', second, third]);
    expect(second).toBe(third);
    expect(first).not.toBe(second);
    expect(dispatch.find(CUSTOMER, bookingId)?.vehicle.driverName).toBe(second);
  });

  it.each([
    ['nobody-found', 130],
    ['driver-cancels', 50],
  ] as const)('%s ends in CANCELED, and the next case 705 is answered with status false', async (scenario, seconds) => {
    const { client, pass, bookingId, dispatch } = await withClient(setUp, scenario);
    client.send(connect());
    client.send(track(bookingId));
    await hearUntil(client, isPosition);
    pass(seconds);
    await hearUntil(client, isStatus('CANCELED'));
    client.send(track(bookingId));
    expect(await client.next()).toEqual({ key: 'customer_job_driver_tracking', status: false });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('CANCELED');
  });

  it.each(scenarioNames)('%s: what was told last is what HTTP says, at every moment (D30)', async (scenario) => {
    const { client, pass, bookingId, dispatch } = await withClient(setUp, scenario);
    client.send(connect());
    await client.next();
    let told = '';
    for (let second = 0; second <= 900; second += 3) {
      client.send(track(bookingId));
      for (const frame of await hearUntil(client, isPosition)) {
        if ('job_status' in frame) told = frame.job_status ?? '';
      }
      expect(jobStatusOf(told as LiveStatus)).toBe(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus);
      pass(3);
    }
    expect(['JOB_SETTLED', 'CANCELED']).toContain(told);
  });
});
