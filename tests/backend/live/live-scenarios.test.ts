import { jobStatusOf, type LiveStatus } from '../../../mock-server/scenario/ride-status';
import { scenarioNames } from '../../../mock-server/scenario/scenario';
import { CUSTOMER, describeLive, hearUntil, isPosition, isStatus, track, words } from './live-stage';

describeLive('Rides that go another way, told over %s', (live) => {
  it('after a refusal names another driver, the one whom HTTP names', async () => {
    const { pass, dispatch, bookingId, client } = await live.openFollowed('rejected-then-accepted');
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

  it('a dispatch that gives up sends REJECTED without a driver before CANCELED; a call by phone does not', async () => {
    const { pass, client } = await live.openFollowed('nobody-found');
    pass(130);
    const heard = await hearUntil(client, isStatus('CANCELED'));
    const names = heard.map((frame) => ('driver_name' in frame ? frame.driver_name : null));
    expect(words(heard).slice(-3)).toEqual([
      'customer_job_update SEARCHING',
      'customer_job_update REJECTED',
      'customer_job_update CANCELED',
    ]);
    expect(names.slice(-3)).toEqual(['', '', '']);

    const other = await live.openFollowed('nobody-found');
    other.pass(1);
    other.dispatch.cancel(CUSTOMER, other.bookingId, 'By phone');
    other.pass(1);
    expect(words(await hearUntil(other.client, isStatus('CANCELED')))).not.toContain('customer_job_update REJECTED');
  });

  it.each([
    ['nobody-found', 130],
    ['driver-cancels', 50],
  ] as const)('%s ends in CANCELED, and the next case 705 is answered with status false', async (scenario, seconds) => {
    const { pass, dispatch, bookingId, client } = await live.openFollowed(scenario);
    pass(seconds);
    await hearUntil(client, isStatus('CANCELED'));
    client.send(track(bookingId));
    expect(await client.next()).toEqual({ key: 'customer_job_driver_tracking', status: false });
    expect(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus).toBe('CANCELED');
  });

  it.each(scenarioNames)('%s: what was told last is what HTTP says, at every moment (D30)', async (scenario) => {
    const { pass, dispatch, bookingId, client } = await live.openConnected(scenario);
    let told = '';
    const stepSeconds = scenario === 'in-steps' ? 90 : 3;
    for (let step = 0; step <= 300; step += 1) {
      client.send(track(bookingId));
      for (const frame of await hearUntil(client, isPosition)) {
        if ('job_status' in frame) told = frame.job_status ?? '';
      }
      expect(jobStatusOf(told as LiveStatus)).toBe(dispatch.find(CUSTOMER, bookingId)?.moment.jobStatus);
      pass(stepSeconds);
    }
    expect(['JOB_SETTLED', 'CANCELED']).toContain(told);
  });
});
