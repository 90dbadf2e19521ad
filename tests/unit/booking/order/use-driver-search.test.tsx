/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { type CancelWish, SEARCH_CANCEL_REASON, startSearch } from '../../../../src/booking/order/driver-search';
import { next } from '../../../../src/booking/order/flow';
import type { BookingFlow } from '../../../../src/booking/order/flow-steps';
import { type DriverSearch, useDriverSearch } from '../../../../src/booking/order/use-driver-search';
import { endSession, expireSession, startSession } from '../../../../src/session/session-store';
import { useMachine } from '../../../../src/ui/use-machine';
import { followBookings, untilConnected } from '../../../support/browser/followed-booking';
import { fakeBackend } from '../../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS } from '../../../support/live-server';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const CALL = 'GET /bookings/B1';
const searching: BookingFlow = startSearch('B1', 7, 0);

const backend = fakeBackend();
const answer = (jobStatus: string) =>
  backend.reply(CALL, { body: { bookingId: 'B1', jobStatus, pickupCoordinates: '51.31,9.49', dropCoordinates: '' } });
const update = (job_status: string, driver_name = '') => ({
  key: 'customer_job_update',
  job_status,
  driver_name,
  booking_id: 'B1',
});

const accepted = { ...update('ACCEPTED', 'Aylin'), key: 'customer_job_update_accepted' };

const server = followBookings(backend, { to705: () => positionFrame({ driver_location: null }) });
let screen: { result: { current: { flow: BookingFlow; search: DriverSearch } }; unmount: () => void };
let before = 0;
const reads = () => backend.count(CALL) - before;
const shown = () => screen.result.current;

const arrive = () => {
  before = backend.count(CALL);
  screen = renderScreenHook(() => {
    const { state: flow, send } = useMachine({ initial: searching, next });
    return { flow, search: useDriverSearch(flow, send) };
  });
};
const open = async () => {
  arrive();
  await untilConnected();
};

beforeEach(() => answer('JOB_ACCEPTED_YN'));

describe('The searching dialog follows its booking (Spec §4, §7)', () => {
  test('it sends case 705 without coordinates 0.5 s after the start, then every 10 s', async () => {
    await open();
    await pass(600);
    expect(server.cases(705)).toEqual([{ case_value: 705, customer_id: 7, booking_id: 'B1' }]);
    await pass(10_000);
    expect(server.cases(705)).toHaveLength(2);
  });

  test.each(['ASSIGNED', 'REJECTED'])(
    '%s is told, and a read that only knows the search does not undo it',
    async (status) => {
      await open();
      await server.tell(update(status));
      expect(shown().flow).toMatchObject({ step: 'searching', status });
      await server.drop(1006);
      await pass(3_100);
      expect(reads()).toBe(2);
      expect(shown().flow).toMatchObject({ step: 'searching', status });
    },
  );

  test('ACCEPTED names the driver', async () => {
    await open();
    await server.tell(accepted);
    expect(shown().flow).toMatchObject({ step: 'accepted', driverName: 'Aylin' });
  });
});

describe('An ending is checked by one read, which may correct it (D28)', () => {
  const inactive = positionFrame({ status: false });

  test('it follows a refusal: nobody was found, and the read that says CANCELED does not change that', async () => {
    await open();
    answer('CANCELED');
    await server.tell(update('REJECTED'), update('CANCELED'));
    expect(shown().flow).toMatchObject({ step: 'nobody-found', wish: null });
    await pass(60_000);
    expect(shown().flow.step).toBe('nobody-found');
  });

  test('the read corrects it: the search goes on', async () => {
    await open();
    await server.tell(inactive);
    expect(shown().flow.step).toBe('searching');
    expect(server.closeCodes).toEqual([]);
  });

  test('a read that fails leaves the ending, and is repeated after 10 s', async () => {
    await open();
    backend.reply(CALL, 'breaks');
    await server.tell(inactive);
    expect(shown().flow.step).toBe('cancelled');
    answer('ACCEPTED');
    await pass(10_000);
    expect(shown().flow.step).toBe('accepted');
  });
});

describe('No 705 after logout (D5)', () => {
  test.each([
    ['a logout, here or in another window', endSession, 'signed-out'],
    ['a login that has expired or was refused', expireSession, 'signed-out'],
    ['a login of somebody else', () => startSession({ token: sampleToken({ id: 8 }), refreshToken: 'any' }), 'editing'],
  ])('%s: the line is closed, nothing is asked any more', async (_what, end, step) => {
    await open();
    await pass(600);
    expect(server.cases(705)).toHaveLength(1);
    await act(async () => void end());
    await pass(SERVER_MOMENT_MS);
    expect(server.closeCodes).toEqual([1000]);
    const times = reads();
    await pass(60_000);
    act(() => window.dispatchEvent(new Event('online')));
    await pass(10_000);
    expect([server.cases(700).length, server.cases(705).length, server.clients(), reads()]).toEqual([1, 1, 0, times]);
    expect(shown().flow.step).toBe(step);
  });

  test('after a login the same customer goes on with the search', async () => {
    await open();
    await act(async () => void expireSession());
    expect(shown().flow).toMatchObject({ step: 'signed-out', search: { bookingId: 'B1' } });
    await act(async () => void startSession({ token: sampleToken(), refreshToken: 'any' }));
    await pass(SERVER_MOMENT_MS);
    await pass(SERVER_MOMENT_MS);
    expect(shown().flow).toMatchObject({ step: 'searching', bookingId: 'B1', connection: 'connected' });
    await server.tell(accepted);
    expect(shown().flow.step).toBe('accepted');
  });

  test('the same customer with a newer token is followed on', async () => {
    await open();
    await act(async () => void startSession({ token: sampleToken({}, 7_200), refreshToken: 'any' }));
    await pass(10_600);
    expect(server.cases(705)).toHaveLength(2);
  });
});

describe('A booking that the backend does not know any more', () => {
  const quiet = { ...positionFrame({ driver_location: null }), key: 'nobody_knows_this' };

  test('404 three times: it is missing; when it is there again the search goes on', async () => {
    server.answer.to705 = () => quiet;
    backend.reply(CALL, { status: 404, body: { message: 'Booking not found' } });
    await open();
    // Right after the order a backend may not list it yet.
    expect(shown().search.isMissing).toBe(false);
    for (let seconds = 0; seconds < 30; seconds += 10) await pass(10_000);
    expect(shown()).toMatchObject({ flow: { step: 'searching' }, search: { isMissing: true } });
    answer('JOB_ACCEPTED_YN');
    act(() => shown().search.readAgain());
    await pass(1_100);
    expect(shown().search.isMissing).toBe(false);
  });
});

describe('HTTP goes on where the live connection does not tell (D16, D43)', () => {
  test('a line that acknowledges and then is silent: the driver is found over HTTP after 30 s', async () => {
    server.answer.to705 = () => undefined;
    await open();
    answer('ACCEPTED');
    await pass(28_000);
    expect(shown().flow.step).toBe('searching');
    await pass(1_100);
    expect(shown().flow.step).toBe('accepted');
  });

  test('a close with 1000: HTTP tells, and says so; it fails: nobody does', async () => {
    await open();
    await server.drop(1000);
    expect(shown()).toMatchObject({ flow: { connection: 'lost' }, search: { newsSource: 'http' } });
    backend.reply(CALL, { status: 500 });
    await pass(10_000);
    expect(shown().search.newsSource).toBe('nobody');
    answer('ACCEPTED');
    await pass(10_000);
    expect(shown().flow.step).toBe('accepted');
  });

  test('it has failed from the start: nobody tells, also while the next read runs', async () => {
    const refuse = async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return { status: 500 };
    };
    backend.reply(CALL, refuse);
    await open();
    await server.drop(1000);
    await pass(1_000);
    const sources = new Set<string>();
    for (let step = 0; step < 310; step += 1) {
      await pass(100);
      sources.add(shown().search.newsSource);
    }
    expect(reads()).toBeGreaterThan(3);
    expect([...sources]).toEqual(['nobody']);
  });

  test('Retry opens the live connection again', async () => {
    await open();
    await server.drop(1000);
    act(() => shown().search.retry());
    await pass(SERVER_MOMENT_MS);
    expect(shown()).toMatchObject({ flow: { connection: 'connected' }, search: { newsSource: 'live' } });
  });
});

describe('A search is cancelled at any second, in three states (D23, D35)', () => {
  const press = (wish: CancelWish = 'cancel') => act(() => shown().search.cancel(wish));
  const cancels = () => server.cases(706);

  test('two clicks are one case 706 with a reason of its own; CANCELED confirms it', async () => {
    await open();
    press();
    press();
    await pass(SERVER_MOMENT_MS);
    expect(cancels()).toEqual([{ case_value: 706, customer_id: 7, booking_id: 'B1', reason: SEARCH_CANCEL_REASON }]);
    expect(shown()).toMatchObject({ flow: { step: 'searching', wish: 'cancel' }, search: { cancelling: 'asked' } });
    answer('CANCELED');
    await server.tell(update('CANCELED'));
    expect(shown().flow.step).toBe('cancelled');
  });

  test('before the line is up it waits for the line, which keeps the search open, and is sent once', async () => {
    arrive();
    press();
    expect(shown().search).toMatchObject({ cancelling: 'asked', isHeld: true });
    expect(cancels()).toHaveLength(0);
    await untilConnected();
    expect(cancels()).toHaveLength(1);
    expect(shown().search).toMatchObject({ cancelling: 'asked', isHeld: false });
  });

  test('with the line dead it is not confirmed: at once where the line rests, and nothing is sent later', async () => {
    await open();
    await server.drop(1000);
    press();
    expect(shown()).toMatchObject({ flow: { step: 'searching' }, search: { cancelling: 'not-confirmed' } });
    act(() => shown().search.retry());
    await pass(SERVER_MOMENT_MS);
    await pass(SERVER_MOMENT_MS);
    expect(cancels()).toHaveLength(0);
  });

  test('while it reconnects a cancellation waits 10 s for the line', async () => {
    await open();
    await server.drop(1006);
    server.stop();
    press();
    await pass(9_900);
    expect(shown().search).toMatchObject({ cancelling: 'asked', isHeld: true });
    await pass(200);
    expect(shown().search).toMatchObject({ cancelling: 'not-confirmed', isHeld: false });
  });

  test('left alone after that, the search goes on; it can be cancelled again', async () => {
    await open();
    await server.drop(1000);
    press('change-vehicle');
    act(() => shown().search.leaveCancelling());
    expect(shown()).toMatchObject({ flow: { step: 'searching', wish: 'cancel' }, search: { cancelling: 'idle' } });
    act(() => shown().search.retry());
    await pass(SERVER_MOMENT_MS);
    await pass(SERVER_MOMENT_MS);
    press('change-vehicle');
    await pass(SERVER_MOMENT_MS);
    expect(cancels()).toHaveLength(1);
    answer('CANCELED');
    await server.tell(update('CANCELED'));
    expect(shown().flow).toEqual({ step: 'editing', asked: null, begins: 'at-vehicles' });
  });
});
