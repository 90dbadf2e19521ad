import type { CallFailure } from '../../../../src/backend/failure';
import type { Ride } from '../../../../src/backend/types';
import type { OrderAttempt } from '../../../../src/booking/order/attempt-record';
import {
  checkAttempt,
  type Intent,
  isUnresolved,
  type OrderTools,
  placeOrder,
} from '../../../../src/booking/order/order-attempt';
import { toOrderRequest } from '../../../../src/booking/order/payload';
import { parseBerlinTime } from '../../../../src/lib/berlin-time';
import type { Moment } from '../../../../src/lib/moment';
import type { Listed } from '../../../../src/lib/reading';
import { fail, type Result, succeed } from '../../../../src/lib/result';
import { request } from '../samples';

const order = toOrderRequest(request, false);
const intent: Intent = { order, isNow: true, isAnother: false, isRetry: false };
const ride = (bookingId: string, change: Partial<Ride> = {}) =>
  ({
    bookingId,
    startsAt: parseBerlinTime(order.startsAt),
    customerPhone: order.phone,
    passengers: 1,
    pickup: order.pickup,
    ...change,
  }) as Ride;
/** The moment at which "as soon as possible" is the start of the order. */
const orderedAtMs = parseBerlinTime(order.startsAt)?.getTime() ?? Number.NaN;
/** A ride of yesterday: it has nothing to do with the order. */
const old = ride('1', { startsAt: parseBerlinTime('2026-11-19 08:00:00') });

type Rides = Result<Listed<Ride>, CallFailure>;
const listed = (...entries: Ride[]): Rides => succeed({ entries, dropped: 0 });
const failure = (kind: CallFailure['kind'], status: number | null): CallFailure => ({
  kind,
  status,
  message: 'bookingFailed',
});
const created = (bookingId: string) => ({ kind: 'created', bookingId });
const placedBefore = (bookingId: string) => ({ kind: 'placed-before', bookingId });
const signedOut = { kind: 'signed-out' };
const failed = { kind: 'failed', message: 'bookingFailed', isOffline: false };
const unsure = { kind: 'unsure', candidate: null, isListRead: false };
const notYetListed = { ...unsure, isListRead: true };
const unreadable: Rides = fail(failure('refused', 500));
const timeout = fail(failure('timeout', null));
const unauthorized = (status: 401 | null) => fail(failure('unauthorized', status));
const serverError = fail(failure('refused', 500));
/** Longer than any server works on an order. */
const LONG_MS = 120_000;

/** Returns the answers in turn, the last one repeatedly. `kept` is the data on the device. */
function tools(created: Result<string, CallFailure>[], rides: Rides[]) {
  const inTurn = <Answer>(answers: Answer[]) =>
    jest.fn(async (..._asked: unknown[]) => (answers.length > 1 ? answers.shift() : answers[0]) as Answer);
  const kept: OrderAttempt[] = [];
  let keys = 0;
  let passedMs = 0;
  return {
    createOrder: inTurn(created),
    readRides: inTurn(rides),
    isOver: jest.fn(async (_bookingId: string): Promise<boolean> => false),
    wait: jest.fn(async (delayMs: number) => {
      passedMs += delayMs;
    }),
    seemsOffline: jest.fn(() => false),
    now: (): Moment => ({ deviceMs: orderedAtMs + passedMs, aheadMs: 0 }),
    isClockDoubtful: jest.fn(async (): Promise<boolean> => false),
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
    readAttempt: () => kept.at(-1) ?? null,
    keepAttempt: (attempt: OrderAttempt) => void kept.push(attempt),
    onAnswerLost: jest.fn(),
    kept,
    states: () => kept.map(({ state }) => state),
    pass: (ms: number) => {
      passedMs += ms;
    },
  } satisfies OrderTools & Record<string, unknown>;
}
const keysSent = (by: ReturnType<typeof tools>) => by.createOrder.mock.calls.map(([, key]) => key);

/** Effects after an order with an unknown outcome: before it the list had an old ride, after it no list can be read. */
async function afterUnsure(created: Result<string, CallFailure>[], rides: Rides[], first = timeout) {
  const by = tools([first, ...created], [listed(old), unreadable, unreadable, unreadable, ...rides]);
  expect(await placeOrder(intent, by)).toEqual(unsure);
  return by;
}

describe('ordering once (D29)', () => {
  it('the attempt with its key is on the device before the POST, and settled after it', async () => {
    const by = tools([succeed('9')], [listed()]);
    by.createOrder.mockImplementationOnce(async () => {
      expect(by.kept.at(-1)).toMatchObject({ state: 'sending', key: 'key 1', knownIds: [] });
      return succeed('9');
    });
    expect(await placeOrder(intent, by)).toEqual(created('9'));
    expect(by.createOrder).toHaveBeenCalledTimes(1);
    expect(keysSent(by)).toEqual(['key 1']);
    expect(by.kept.at(-1)).toMatchObject({ state: 'settled', bookingId: '9' });
  });

  it('"as soon as possible" is the minute of the order by the backend, also after the clock was set', async () => {
    const lateMs = 125_000;
    for (const hour of [3_600_000, -3_600_000]) {
      const by = tools([succeed('9')], [listed()]);
      let aheadMs = 0;
      by.readRides.mockImplementationOnce(async () => {
        // Only the answer tells that the clock was set.
        aheadMs = -hour;
        return listed();
      });
      const now = () => ({ deviceMs: orderedAtMs + lateMs + hour, aheadMs });
      await placeOrder(intent, { ...by, now });
      expect(by.createOrder.mock.calls[0]?.[0]).toEqual({ ...order, startsAt: '2026-11-20 14:07:00' });
    }
  });

  it('a time that the device alone tells, and the login contradicts, is asked about first', async () => {
    const by = tools([succeed('9')], [listed()]);
    by.isClockDoubtful.mockResolvedValue(true);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'time-doubtful', time: new Date(orderedAtMs) });
    expect(by.createOrder).not.toHaveBeenCalled();
    expect(by.kept).toEqual([]);
    expect(await placeOrder({ ...intent, isTimeAccepted: true }, by)).toEqual(created('9'));
    const chosen = tools([succeed('9')], [listed()]);
    chosen.isClockDoubtful.mockResolvedValue(true);
    expect(await placeOrder({ ...intent, isNow: false }, chosen)).toEqual(created('9'));
  });

  it('a chosen time stays, whatever the clock says', async () => {
    const by = tools([succeed('9')], [listed()]);
    await placeOrder({ ...intent, isNow: false }, { ...by, now: () => ({ deviceMs: 0, aheadMs: 0 }) });
    expect(by.createOrder.mock.calls[0]?.[0]).toEqual(order);
  });

  it('a booking that turns up in the list seconds later is adopted', async () => {
    const by = tools([timeout], [listed(), listed(), listed(), listed(ride('5'))]);
    expect(await placeOrder(intent, by)).toEqual(created('5'));
    expect(by.wait.mock.calls).toEqual([[2_000], [5_000]]);
  });

  it('a list that cannot be read is asked three times; then nobody is sure', async () => {
    const by = tools([timeout], [listed(), unreadable, unreadable, listed(ride('5'))]);
    expect(await placeOrder(intent, by)).toEqual(created('5'));
    const never = tools([timeout], [listed(), unreadable]);
    expect(await placeOrder(intent, never)).toEqual(unsure);
    expect(never.readRides).toHaveBeenCalledTimes(4);
  });

  it('an unreadable list does not stop a first order', async () => {
    const by = tools([succeed('9')], [unreadable]);
    expect(await placeOrder(intent, by)).toEqual(created('9'));
    expect(by.kept[0]).toMatchObject({ knownIds: null });
  });
});

describe('only a list that was read after the request has ended disproves an order (D46)', () => {
  const ended: [string, CallFailure][] = [
    ...[400, 403, 404, 409, 422, 429, 500, 503].map((status): [string, CallFailure] => [
      String(status),
      failure('refused', status),
    ]),
    ['200 without a tempBookingId', failure('malformed', 200)],
  ];
  const open: [string, CallFailure][] = [
    ['no answer in time', failure('timeout', null)],
    ['a line that was lost', failure('unreachable', null)],
    ['408', failure('refused', 408)],
    ['502', failure('refused', 502)],
    ['504', failure('refused', 504)],
  ];

  it.each([...ended, ...open])(
    '%s: a new booking in the list is adopted, the POST is not repeated',
    async (_what, no) => {
      const by = tools([fail(no)], [listed(old), listed(old, ride('2'))]);
      expect(await placeOrder(intent, by)).toEqual(created('2'));
      expect(by.createOrder).toHaveBeenCalledTimes(1);
      expect(by.onAnswerLost).toHaveBeenCalledTimes(1);
    },
  );

  it.each(ended)(
    '%s and no new booking in three readings: Booking failed; the retry has the same key',
    async (_what, no) => {
      const by = tools([fail(no), succeed('9')], [listed(old)]);
      expect(await placeOrder(intent, by)).toEqual(failed);
      expect(by.states()).toEqual(['sending', 'unknown', 'absent']);
      expect(by.readRides).toHaveBeenCalledTimes(4);
      expect(await placeOrder(intent, by)).toEqual(created('9'));
      expect(keysSent(by)).toEqual(['key 1', 'key 1']);
    },
  );

  it.each(open)('%s and no new booking: it may still be stored, so nobody says that it failed', async (_what, no) => {
    const by = tools([fail(no), succeed('9')], [listed(old)]);
    expect(await placeOrder(intent, by)).toEqual(notYetListed);
    expect(await placeOrder(intent, by)).toEqual(notYetListed);
    expect(by.createOrder).toHaveBeenCalledTimes(1);
    by.pass(LONG_MS);
    expect(await checkAttempt(by)).toEqual(failed);
    expect(await placeOrder(intent, by)).toEqual(created('9'));
    expect(keysSent(by)).toEqual(['key 1', 'key 1']);
  });

  it('an unreadable entry may be the order: no failure is shown, and there is no second POST', async () => {
    const by = tools([serverError, succeed('9')], [listed(old), succeed({ entries: [old], dropped: 1 })]);
    expect(await placeOrder(intent, by)).toEqual(notYetListed);
    expect(await placeOrder(intent, by)).toEqual(notYetListed);
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('401 on the list sends no order, and a page that comes back asks for a login, too', async () => {
    const by = tools([succeed('9')], [unauthorized(401)]);
    expect(await placeOrder(intent, by)).toEqual(signedOut);
    expect(await checkAttempt(by)).toEqual(signedOut);
    expect(by.createOrder).not.toHaveBeenCalled();
  });

  it('401 on a list that is read after the order asks for a login: its outcome stays open', async () => {
    const by = tools([timeout], [listed(), unauthorized(401)]);
    expect(await placeOrder(intent, by)).toEqual(signedOut);
    expect(by.states()).toEqual(['sending', 'sending']);
  });

  it('401 on the order asks for a login; then the list says whether it was stored', async () => {
    const stored = tools([unauthorized(401)], [listed(), listed(ride('2'))]);
    expect(await placeOrder(intent, stored)).toEqual(signedOut);
    expect(await placeOrder(intent, stored)).toEqual(created('2'));
    expect(stored.createOrder).toHaveBeenCalledTimes(1);

    const lost = tools([unauthorized(401), succeed('9')], [listed()]);
    expect(await placeOrder(intent, lost)).toEqual(signedOut);
    lost.pass(10_000);
    expect(await placeOrder(intent, lost)).toEqual(created('9'));
    expect(keysSent(lost)).toEqual(['key 1', 'key 1']);
    // The login took longer than the list needs: it is not waited for again.
    expect(lost.wait).not.toHaveBeenCalled();
  });

  it('an order that never left the page, because the login had just gone, is certainly not there', async () => {
    const by = tools([unauthorized(null), succeed('9')], [listed()]);
    expect(await placeOrder(intent, by)).toEqual(signedOut);
    expect(by.states()).toEqual(['sending', 'absent']);
    expect(await placeOrder(intent, by)).toEqual(created('9'));
    // The list is read once: there is no booking that could be late.
    expect(by.wait).not.toHaveBeenCalled();
  });
});

describe('a device that says it is offline', () => {
  it.each([
    ['answers', listed()],
    ['answers with an error', unreadable],
  ])('still orders while the backend %s', async (_what, rides) => {
    const by = tools([succeed('9')], [rides]);
    by.seemsOffline.mockReturnValue(true);
    expect(await placeOrder(intent, by)).toEqual(created('9'));
  });

  it('is believed once the list cannot be reached either: nothing is sent, and that is said', async () => {
    const by = tools([succeed('9')], [fail(failure('unreachable', null)), listed()]);
    by.seemsOffline.mockReturnValueOnce(true);
    expect(await placeOrder(intent, by)).toEqual({ ...failed, isOffline: true });
    expect(by.createOrder).not.toHaveBeenCalled();
    expect(by.kept).toEqual([]);
    expect(await placeOrder(intent, by)).toEqual(created('9'));
  });
});

describe('ordering again after an unknown outcome (D29)', () => {
  const other = { ...intent, order: { ...order, passengers: 3 } };
  const later = { ...intent, order: { ...order, startsAt: '2026-11-20 14:09:00' } };
  const late = listed(old, ride('2'));
  const [one, same, own] = [['key 1'], ['key 1', 'key 1'], ['key 1', 'key 2']] as const;

  it.each<[string, Intent, Rides, typeof timeout, object, readonly string[]]>([
    ['while the list cannot be read there is no second POST', intent, unreadable, timeout, unsure, one],
    ['nor one for another ride', other, unreadable, timeout, unsure, one],
    ['a booking that turned up late is adopted instead of ordered twice', intent, late, timeout, created('2'), one],
    ['the order of another ride asks first about it', other, late, timeout, placedBefore('2'), one],
    ['a list without it: the retry has the same key', intent, listed(old), serverError, created('9'), same],
    ['"now" a minute later is the same intent', later, listed(old), serverError, created('9'), same],
    ['another ride has a key of its own', other, listed(old), serverError, created('9'), own],
    ['who has been warned gets another order', { ...intent, isAnother: true }, unreadable, timeout, created('9'), own],
  ])('%s', async (_what, wanted, rides, first, outcome, keys) => {
    const by = await afterUnsure([succeed('9')], [rides], first);
    expect(await placeOrder(wanted, by)).toEqual(outcome);
    expect(keysSent(by)).toEqual(keys);
  });

  it('a look while the list cannot be read leaves it open', async () => {
    expect(await checkAttempt(await afterUnsure([], [unreadable]))).toEqual(unsure);
  });

  it('what a list has disproved stays so for a look, and a booking that turns up after all is adopted', async () => {
    const by = await afterUnsure([succeed('9')], [listed(old)], serverError);
    expect(await checkAttempt(by)).toEqual(failed);
    by.readRides.mockResolvedValue(unreadable);
    expect(await checkAttempt(by)).toEqual(failed);
    by.readRides.mockResolvedValue(listed(old, ride('2')));
    expect(await placeOrder(intent, by)).toEqual(created('2'));
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('a list that could not be read before the first order is compared with that before the retry', async () => {
    const by = tools([serverError, succeed('9')], [unreadable, listed(old)]);
    expect(await placeOrder(intent, by)).toEqual(failed);
    expect(by.kept.at(-1)).toMatchObject({ knownIds: null });
    await placeOrder(intent, by);
    expect(by.kept.at(-1)).toMatchObject({ knownIds: ['1'] });
  });

  it('a no to the retry says nothing about the first POST: with an unreadable list there is no third', async () => {
    const by = await afterUnsure([fail(failure('refused', 409))], [listed(old)], serverError);
    expect(await placeOrder(intent, by)).toEqual(failed);
    by.readRides.mockResolvedValue(unreadable);
    expect(await placeOrder(intent, by)).toEqual(unsure);
    expect(by.createOrder).toHaveBeenCalledTimes(2);
  });

  it('an unreadable list before and after: one booking that may be it is asked about, not guessed', async () => {
    const by = tools([timeout], [unreadable, listed(ride('1'), ride('2'))]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'unsure', candidate: '2', isListRead: true });
  });
});

describe('an order of a moment ago is asked about before the next one (D46)', () => {
  const settled = async (rides: Rides[]) => {
    const by = tools([succeed('9'), succeed('10')], [listed(), ...rides]);
    await placeOrder(intent, by);
    return by;
  };

  it.each<[string, Rides]>([
    ['holds it', listed(ride('9'))],
    ['is late and does not hold it', listed()],
    ['cannot be read', unreadable],
    ['has an entry that cannot be read', succeed({ entries: [], dropped: 1 })],
  ])('whatever the list says: it %s', async (_what, rides) => {
    const by = await settled([rides]);
    expect(await placeOrder(intent, by)).toEqual(placedBefore('9'));
    expect(await checkAttempt(by)).toEqual(placedBefore('9'));
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('does not matter once the booking itself is over', async () => {
    const by = await settled([listed(ride('9'))]);
    by.isOver.mockResolvedValue(true);
    expect(await placeOrder(intent, by)).toEqual(created('10'));
    expect(by.isOver).toHaveBeenCalledWith('9');
    expect(keysSent(by)).toEqual(['key 1', 'key 2']);
  });

  it('does not stop who wants another taxi', async () => {
    const by = await settled([listed(ride('9'))]);
    expect(await placeOrder({ ...intent, isAnother: true }, by)).toEqual(created('10'));
  });

  it.each<[string, Partial<Ride>]>([
    ['for the same time', {}],
    ['with another phone, from the same place', { customerPhone: '0171 3920099' }],
    ['from another place, with the same phone', { pickup: { ...order.pickup, area: 'Nordholland', zipcode: '34127' } }],
  ])('without a record, on a device that stores nothing: asks about a ride %s', async (_what, change) => {
    const by = tools([succeed('9')], [listed(old, ride('8', change))]);
    expect(await placeOrder(intent, by)).toEqual(placedBefore('8'));
    expect(by.createOrder).not.toHaveBeenCalled();
    expect(await placeOrder({ ...intent, isAnother: true }, by)).toEqual(created('9'));
  });

  it('a ride of the list for the same time that is over is not asked about', async () => {
    const by = tools([succeed('9')], [listed(ride('8'))]);
    by.isOver.mockResolvedValue(true);
    expect(await placeOrder(intent, by)).toEqual(created('9'));
  });
});

describe('an order that failed here, and whose booking another window has found (D29)', () => {
  /** The booking, `9`, has ended without a ride; `10` is the next one. */
  const found = async (state: 'settled' | 'over', rides: Rides = listed()) => {
    const by = tools([succeed('9'), succeed('10')], [listed(), rides]);
    by.isOver.mockResolvedValue(true);
    await placeOrder(intent, by);
    by.keepAttempt({ ...(by.kept.at(-1) as OrderAttempt), state, bookingId: '9' });
    return by;
  };

  it.each(['settled', 'over'] as const)('a retry here shows that booking (%s), and orders no other', async (state) => {
    const by = await found(state);
    expect(await placeOrder({ ...intent, isRetry: true }, by)).toEqual(created('9'));
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('a look finds it after its end, too', async () => {
    expect(await checkAttempt(await found('over'))).toEqual(created('9'));
  });

  it.each<[string, Intent]>([
    ['a new order of the same ride', intent],
    ['the retry of another ride', { ...intent, isRetry: true, order: { ...order, passengers: 3 } }],
    ['another order after a warning', { ...intent, isAnother: true }],
  ])('%s is an order of its own, without a question', async (_what, wanted) => {
    const by = await found('over');
    expect(await placeOrder(wanted, by)).toEqual(created('10'));
    expect(keysSent(by)).toEqual(['key 1', 'key 2']);
    expect(by.kept.at(-1)).toMatchObject({ state: 'settled', bookingId: '10' });
  });

  it('a ride of the list for the same time is still asked about', async () => {
    const by = await found('over', listed(ride('8')));
    by.isOver.mockResolvedValue(false);
    expect(await placeOrder(intent, by)).toEqual(placedBefore('8'));
  });
});

describe('a page that comes back', () => {
  it('finds the booking of an order that was on its way, and orders nothing', async () => {
    const by = tools([timeout], [listed(old), listed(old, ride('2'))]);
    by.createOrder.mockImplementationOnce(() => new Promise(() => {}));
    void placeOrder(intent, by);
    await new Promise(setImmediate);
    expect(by.states()).toEqual(['sending']);
    expect(await checkAttempt(by)).toEqual(created('2'));
    expect(by.createOrder).toHaveBeenCalledTimes(1);
    expect(by.wait).not.toHaveBeenCalled();
  });

  it('without anything on record there is nothing to find, and nothing failed', async () => {
    const by = tools([succeed('9')], [listed()]);
    expect(await checkAttempt(by)).toEqual({ kind: 'nothing' });
  });

  it('reads the record after the list: by then another window has written it', async () => {
    const by = tools([succeed('9')], [listed()]);
    const settled = { state: 'settled', bookingId: '5' } as OrderAttempt;
    by.readRides.mockImplementationOnce(async () => {
      by.keepAttempt(settled);
      return listed(ride('5'));
    });
    expect(await checkAttempt(by)).toEqual(placedBefore('5'));
  });
});

test.each<[string, OrderAttempt['state'] | null, boolean]>([
  ['no attempt', null, false],
  ['the order is under way', 'sending', true],
  ['it has ended without proof', 'unknown', true],
  ['the list has disproved it', 'absent', false],
  ['there is a booking', 'settled', false],
  ['its booking is over', 'over', false],
])('an outcome is open while nobody knows whether there is a booking (D46): %s', (_what, state, isOpen) => {
  expect(isUnresolved(state && ({ state, bookingId: '9' } as OrderAttempt))).toBe(isOpen);
});
