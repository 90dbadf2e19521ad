import type { CallFailure } from '../../../../src/backend/failure';
import type { Ride } from '../../../../src/backend/types';
import type { OrderAttempt } from '../../../../src/booking/order/attempt-record';
import { checkAttempt, type Intent, type OrderTools, placeOrder } from '../../../../src/booking/order/order-attempt';
import { toOrderRequest } from '../../../../src/booking/order/payload';
import { parseBerlinTime } from '../../../../src/lib/berlin-time';
import { fail, type Result, succeed } from '../../../../src/lib/result';
import { request } from '../samples';

const order = toOrderRequest(request, false);
const intent: Intent = { order, isNow: true, customerId: '7', isAnother: false };
const ride = (bookingId: string, change: Partial<Ride> = {}) =>
  ({
    bookingId,
    startsAt: parseBerlinTime(order.startsAt),
    customerPhone: order.phone,
    passengers: 1,
    pickup: order.pickup,
    ...change,
  }) as Ride;
const failure = (kind: CallFailure['kind'], status: number | null): CallFailure => ({
  kind,
  status,
  message: 'bookingFailed',
});
const failed = { kind: 'failed', message: 'bookingFailed', isOffline: false };
const unreadable = fail(failure('refused', 500));
const timeout = fail(failure('timeout', null));

/** Answers in turn; the last answer of a list goes on for ever. What is kept on the device is in `kept`. */
function tools(created: Result<string, CallFailure>[], rides: Result<readonly Ride[], CallFailure>[]) {
  const inTurn = <Answer>(answers: Answer[]) =>
    jest.fn(async (..._asked: unknown[]) => (answers.length > 1 ? answers.shift() : answers[0]) as Answer);
  const kept: OrderAttempt[] = [];
  let keys = 0;
  return {
    createOrder: inTurn(created),
    getCurrentRides: inTurn(rides),
    wait: jest.fn(async () => {}),
    isOnline: jest.fn(() => true),
    now: () => 1_000,
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
    readAttempt: () => kept.at(-1) ?? null,
    keepAttempt: (attempt: OrderAttempt) => void kept.push(attempt),
    onAnswerLost: jest.fn(),
    kept,
    states: () => kept.map(({ state }) => state),
  } satisfies OrderTools & Record<string, unknown>;
}
const keysSent = (by: ReturnType<typeof tools>) => by.createOrder.mock.calls.map(([, key]) => key);

/** Tools after an order whose outcome stayed unknown: before it the list held ride 1, after it nothing could be read. */
async function afterUnsure(created: Result<string, CallFailure>[], rides: Result<readonly Ride[], CallFailure>[]) {
  const by = tools([timeout, ...created], [succeed([ride('1')]), unreadable, unreadable, unreadable, ...rides]);
  expect(await placeOrder(intent, by)).toEqual({ kind: 'unsure', candidate: null });
  return by;
}

describe('ordering once (D29)', () => {
  it('the attempt with its key is on the device before the POST, and settled after it', async () => {
    const by = tools([succeed('9')], [succeed([])]);
    by.createOrder.mockImplementationOnce(async () => {
      expect(by.kept.at(-1)).toMatchObject({ state: 'sending', key: 'key 1', customerId: '7', knownIds: [] });
      return succeed('9');
    });
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '9' });
    expect(by.createOrder).toHaveBeenCalledTimes(1);
    expect(keysSent(by)).toEqual(['key 1']);
    expect(by.kept.at(-1)).toMatchObject({ state: 'settled', bookingId: '9' });
  });

  it.each([
    ['timeout', failure('timeout', null)],
    ['no answer', failure('unreachable', null)],
    ['502', failure('refused', 502)],
    ['408', failure('refused', 408)],
    ['429', failure('refused', 429)],
    ['200 without a tempBookingId', failure('malformed', 200)],
  ])('unknown outcome (%s): a new booking in the list is adopted, the POST is not repeated', async (_what, refused) => {
    const by = tools([fail(refused)], [succeed([ride('1')]), succeed([ride('1'), ride('2')])]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '2' });
    expect(by.createOrder).toHaveBeenCalledTimes(1);
    expect(by.onAnswerLost).toHaveBeenCalledTimes(1);
  });

  it('a booking that turns up in the list seconds later is adopted too', async () => {
    const by = tools([timeout], [succeed([]), succeed([]), succeed([]), succeed([ride('5')])]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '5' });
    expect(by.wait.mock.calls).toEqual([[2_000], [5_000]]);
  });

  it('unknown outcome and no new booking after all three readings: Booking failed', async () => {
    const by = tools([fail(failure('refused', 500))], [succeed([ride('1')])]);
    expect(await placeOrder(intent, by)).toEqual(failed);
    expect(by.states()).toEqual(['sending', 'unknown', 'absent']);
    expect(by.getCurrentRides).toHaveBeenCalledTimes(4);
  });

  it('a list that cannot be read is asked three times; then nobody is sure', async () => {
    const by = tools([timeout], [succeed([]), unreadable, unreadable, succeed([ride('5')])]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '5' });
    const never = tools([timeout], [succeed([]), unreadable]);
    expect(await placeOrder(intent, never)).toEqual({ kind: 'unsure', candidate: null });
    expect(never.getCurrentRides).toHaveBeenCalledTimes(4);
    expect(never.states()).toEqual(['sending', 'unknown', 'unknown']);
  });

  it.each([400, 403, 404, 409, 422])(
    'a definite no (%d) is Booking failed; the retry has the same key',
    async (status) => {
      const by = tools([fail(failure('refused', status)), succeed('9')], [succeed([])]);
      expect(await placeOrder(intent, by)).toEqual(failed);
      expect(by.getCurrentRides).toHaveBeenCalledTimes(1);
      expect(by.onAnswerLost).not.toHaveBeenCalled();
      expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '9' });
      expect(keysSent(by)).toEqual(['key 1', 'key 1']);
    },
  );

  it('offline nothing is sent, and that is said', async () => {
    const by = tools([succeed('9')], [unreadable, succeed([])]);
    by.isOnline.mockReturnValueOnce(false);
    expect(await placeOrder(intent, by)).toEqual({ ...failed, isOffline: true });
    expect(by.createOrder).not.toHaveBeenCalled();
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '9' });
  });

  it('401 on the list sends no order; 401 on the order asks for a login too', async () => {
    const early = tools([succeed('9')], [fail(failure('unauthorized', 401))]);
    expect(await placeOrder(intent, early)).toEqual({ kind: 'signed-out' });
    expect(early.createOrder).not.toHaveBeenCalled();
    const late = tools([fail(failure('unauthorized', 401)), succeed('9')], [succeed([])]);
    expect(await placeOrder(intent, late)).toEqual({ kind: 'signed-out' });
    expect(await placeOrder(intent, late)).toEqual({ kind: 'created', bookingId: '9' });
    expect(keysSent(late)).toEqual(['key 1', 'key 1']);
  });

  it('an unreadable list does not stop a first order', async () => {
    const by = tools([succeed('9')], [unreadable]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '9' });
    expect(by.kept[0]).toMatchObject({ knownIds: null });
  });
});

describe('ordering again after an unknown outcome (D29)', () => {
  it('while the list cannot be read there is no second POST', async () => {
    const by = await afterUnsure([succeed('9')], [unreadable]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'unsure', candidate: null });
    expect(await checkAttempt(by)).toEqual({ kind: 'unsure', candidate: null });
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('a booking that turned up late is adopted instead of ordered twice', async () => {
    const by = await afterUnsure([succeed('9')], [succeed([ride('1'), ride('2')])]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '2' });
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('a list without it: Booking failed, and the retry has the same key', async () => {
    const by = await afterUnsure([succeed('9')], [succeed([ride('1')])]);
    expect(await checkAttempt(by)).toEqual(failed);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '9' });
    expect(keysSent(by)).toEqual(['key 1', 'key 1']);
  });

  it('a no to the retry says nothing about the first POST: with an unreadable list there is no third', async () => {
    const by = await afterUnsure([fail(failure('refused', 409))], [succeed([ride('1')]), unreadable]);
    by.keepAttempt({ ...(by.readAttempt() as OrderAttempt), state: 'absent' } as OrderAttempt);
    expect(await placeOrder(intent, by)).toEqual(failed);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'unsure', candidate: null });
    expect(by.createOrder).toHaveBeenCalledTimes(2);
  });

  it('"now" a minute later is the same intent; another ride has a key of its own', async () => {
    const later = { ...intent, order: { ...order, startsAt: '2026-11-20 14:09:00' } };
    const same = await afterUnsure([succeed('9')], [succeed([ride('1')])]);
    await placeOrder(later, same);
    expect(keysSent(same)).toEqual(['key 1', 'key 1']);
    const other = await afterUnsure([succeed('9')], [succeed([ride('1')])]);
    await placeOrder({ ...intent, order: { ...order, passengers: 3 } }, other);
    expect(keysSent(other)).toEqual(['key 1', 'key 2']);
  });

  it('who has been warned and wants another order gets one, under a new key', async () => {
    const by = await afterUnsure([succeed('9')], [unreadable]);
    expect(await placeOrder({ ...intent, isAnother: true }, by)).toEqual({ kind: 'created', bookingId: '9' });
    expect(keysSent(by)).toEqual(['key 1', 'key 2']);
  });

  it('an unreadable list before and after: one booking that may be it is asked about, not guessed', async () => {
    const twins = succeed([ride('1'), ride('2')]);
    const by = tools([timeout], [unreadable, twins]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'unsure', candidate: '2' });
  });
});

describe('an order of a moment ago', () => {
  const settled = async (rides: Result<readonly Ride[], CallFailure>[]) => {
    const by = tools([succeed('9'), succeed('10')], [succeed([]), ...rides]);
    await placeOrder(intent, by);
    return by;
  };

  it('is asked about before the next one, while it is in the list or the list cannot be read', async () => {
    for (const rides of [succeed([ride('9')]), unreadable]) {
      const by = await settled([rides]);
      expect(await placeOrder(intent, by)).toEqual({ kind: 'placed-before', bookingId: '9' });
      expect(await checkAttempt(by)).toEqual({ kind: 'placed-before', bookingId: '9' });
      expect(by.createOrder).toHaveBeenCalledTimes(1);
    }
  });

  it('does not matter once it is over', async () => {
    const by = await settled([succeed([])]);
    expect(await placeOrder(intent, by)).toEqual({ kind: 'created', bookingId: '10' });
    expect(keysSent(by)).toEqual(['key 1', 'key 2']);
  });

  it('does not stop who wants another taxi', async () => {
    const by = await settled([succeed([ride('9')])]);
    expect(await placeOrder({ ...intent, isAnother: true }, by)).toEqual({ kind: 'created', bookingId: '10' });
  });
});

describe('a page that comes back', () => {
  it('finds the booking of an order that was on its way, and orders nothing', async () => {
    const by = tools([timeout], [succeed([ride('1')]), succeed([ride('1'), ride('2')])]);
    by.createOrder.mockImplementationOnce(() => new Promise(() => {}));
    void placeOrder(intent, by);
    await new Promise(setImmediate);
    expect(by.states()).toEqual(['sending']);
    expect(await checkAttempt(by)).toEqual({ kind: 'created', bookingId: '2' });
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('without anything on record there is nothing to find', async () => {
    const by = tools([succeed('9')], [succeed([])]);
    expect(await checkAttempt(by)).toEqual(failed);
    expect(by.getCurrentRides).not.toHaveBeenCalled();
  });
});
