import type { CallFailure } from '../../../../src/backend/failure';
import type { Ride } from '../../../../src/backend/types';
import { attemptOrder, findAdopted, type OrderTools } from '../../../../src/booking/order/order-attempt';
import { toOrderRequest } from '../../../../src/booking/order/payload';
import { fail, type Result, succeed } from '../../../../src/lib/result';
import { request } from '../samples';

const order = toOrderRequest(request, false);
const ride = (bookingId: string, change: Partial<Ride> = {}) =>
  ({
    bookingId,
    startsAt: new Date('2026-11-20T13:05:00Z'),
    customerPhone: order.phone,
    passengers: 1,
    ...change,
  }) as Ride;
const failure = (kind: CallFailure['kind'], status: number | null): CallFailure => ({
  kind,
  status,
  message: 'bookingFailed',
});
const unreadable = fail(failure('refused', 500));

/** Answers in turn; the last answer of a list goes on for ever. */
function tools(created: Result<string, CallFailure>[], rides: Result<readonly Ride[], CallFailure>[]) {
  const inTurn = <Answer>(answers: Answer[]) =>
    jest.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]) as Answer);
  return { createOrder: inTurn(created), getCurrentRides: inTurn(rides), wait: jest.fn(async () => {}) };
}
const attempt = (by: ReturnType<typeof tools>, earlier: Parameters<typeof attemptOrder>[2] = null) =>
  attemptOrder(order, by as unknown as OrderTools, earlier);

describe('ordering once (D29)', () => {
  it('a created order is followed under its id', async () => {
    const by = tools([succeed('9')], [succeed([])]);
    expect(await attempt(by)).toEqual({ kind: 'created', bookingId: '9' });
    expect(by.createOrder).toHaveBeenCalledTimes(1);
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
    expect(await attempt(by)).toEqual({ kind: 'created', bookingId: '2' });
    expect(by.createOrder).toHaveBeenCalledTimes(1);
  });

  it('unknown outcome and no new booking: Booking failed', async () => {
    const by = tools([fail(failure('refused', 500))], [succeed([ride('1')])]);
    expect(await attempt(by)).toEqual({
      kind: 'failed',
      message: 'bookingFailed',
      unresolved: { order, knownIds: ['1'] },
    });
    expect(by.wait).not.toHaveBeenCalled();
  });

  it('a list that cannot be read is asked three times; an empty one is an answer', async () => {
    const by = tools([fail(failure('timeout', null))], [succeed([]), unreadable, unreadable, succeed([ride('5')])]);
    expect(await attempt(by)).toEqual({ kind: 'created', bookingId: '5' });
    const never = tools([fail(failure('timeout', null))], [succeed([]), unreadable]);
    expect(await attempt(never)).toMatchObject({ kind: 'failed' });
    expect(never.getCurrentRides).toHaveBeenCalledTimes(4);
  });

  it.each([400, 403, 404, 409, 422])('a definite no (%d) is Booking failed and looks for nothing', async (status) => {
    const by = tools([fail(failure('refused', status))], [succeed([])]);
    expect(await attempt(by)).toEqual({ kind: 'failed', message: 'bookingFailed', unresolved: null });
    expect(by.getCurrentRides).toHaveBeenCalledTimes(1);
  });

  it('401 on the list sends no order; 401 on the order asks for a login too', async () => {
    const early = tools([succeed('9')], [fail(failure('unauthorized', 401))]);
    expect(await attempt(early)).toEqual({ kind: 'signed-out' });
    expect(early.createOrder).not.toHaveBeenCalled();
    const late = tools([fail(failure('unauthorized', 401))], [succeed([])]);
    expect(await attempt(late)).toEqual({ kind: 'signed-out' });
  });

  it('a retry looks first: a booking that turned up late is adopted instead of ordered twice', async () => {
    const by = tools([succeed('9')], [succeed([ride('1'), ride('2')])]);
    expect(await attempt(by, { order, knownIds: ['1'] })).toEqual({ kind: 'created', bookingId: '2' });
    expect(by.createOrder).not.toHaveBeenCalled();
  });

  it('a retry that finds nothing orders', async () => {
    const by = tools([succeed('9')], [succeed([ride('1')])]);
    expect(await attempt(by, { order, knownIds: ['1'] })).toEqual({ kind: 'created', bookingId: '9' });
  });

  it('an unreadable list does not stop the order', async () => {
    const by = tools([succeed('9')], [unreadable]);
    expect(await attempt(by)).toEqual({ kind: 'created', bookingId: '9' });
  });

  it('without a list from before only the same ride counts as the new one', () => {
    const unknown = { order, knownIds: null };
    expect(findAdopted([ride('1', { startsAt: new Date('2026-11-20T13:06:00Z') })], unknown)).toBeNull();
    expect(findAdopted([ride('1', { startsAt: null })], unknown)).toBeNull();
    expect(findAdopted([ride('1', { customerPhone: '0' })], unknown)).toBeNull();
    expect(findAdopted([ride('1', { passengers: 2 })], unknown)).toBeNull();
    expect(findAdopted([ride('1'), ride('2', { passengers: 2 })], unknown)).toBe('1');
  });
});
