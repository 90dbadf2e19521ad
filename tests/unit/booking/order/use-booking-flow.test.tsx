/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { BookingEvent } from '../../../../src/booking/order/flow-steps';
import { useBookingFlow } from '../../../../src/booking/order/use-booking-flow';
import { pagePerson, personalStore, personalTabStore } from '../../../../src/device/personal-store';
import { localStore } from '../../../../src/device/storage';
import { readLatestChoice } from '../../../../src/session/order-choice';
import { endSession, startSession } from '../../../../src/session/session-store';
import { fakeBackend } from '../../../support/fake-backend';
import { createFakeLocks } from '../../../support/fake-locks';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';
import { loadAt } from '../../device/page-clock';
import { request } from '../samples';

const ORDER = 'POST /bookings/createWebsiteOrder';
const LIST = 'GET /bookings/ongoingAndPreOrder';
const MILES = 'GET /bookings/get-miles';
const none = { body: { milesDiscount: 0 } };
const ride = (bookingId: string) => ({
  orderId: `A${bookingId}`,
  bookingId,
  orderStartDateTime: '2026-11-20 14:05:00',
  isDropRequired: 0,
});

let uninstall = () => {};
let locks = createFakeLocks();
beforeEach(() => {
  locks = createFakeLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.of('this') });
});
afterEach(() => {
  act(() => endSession());
  uninstall();
  jest.useRealTimers();
});

const created = { body: { tempBookingId: '77' } };

/** A booking screen over a network that takes each order, except for these replies; who books is signed in. */
function open(replies: Parameters<typeof fakeBackend>[0] = {}, now?: Date) {
  jest.useFakeTimers(now ? { now } : {});
  const backend = fakeBackend({ [MILES]: none, [LIST]: { body: [] }, [ORDER]: created, ...replies });
  uninstall = backend.install();
  startSession({ token: sampleToken(), refreshToken: 'r' });
  return { backend, ...arrive() };
}
function arrive() {
  const navigate = jest.fn();
  const vehicles = { areLoading: false, haveFailed: false, hasRouteFailed: false, reload: async () => null };
  const { result, unmount } = renderScreenHook(() => useBookingFlow(navigate, { vehicles, chosen: null }));
  const send = (event: BookingEvent) => act(() => void result.current.send(event));
  return { navigate, send, unmount, flow: () => result.current.flow };
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const submitted = { type: 'submitted', request, isSignedIn: true } as const;
const confirmed = { type: 'confirmed' } as const;
const ended = { type: 'searchReported', bookingId: '77', news: 'CANCELED', driverName: null, from: 'frame' } as const;

type Screen = Pick<ReturnType<typeof arrive>, 'send'>;
const order = async ({ send }: Screen, form: Extract<BookingEvent, { type: 'submitted' }> = submitted) => {
  send(form);
  await pass(0);
  send(confirmed);
  await pass(100);
};
/** What the order said. */
const ordered = ({ asked }: ReturnType<typeof fakeBackend>) => asked.find(({ call }) => call === ORDER)?.body;
const keysOf = ({ asked }: ReturnType<typeof fakeBackend>) => {
  const orders = asked.filter(({ call }) => call === ORDER);
  return new Set(orders.map(({ headers }) => headers.get('Idempotency-Key')));
};

describe('the booking flow with its effects (Spec §4)', () => {
  it('confirm, no bonus, one order, accepted message for two seconds, then the ride', async () => {
    const { backend, flow, send, navigate } = open();
    send(submitted);
    await pass(0);
    expect(flow()).toMatchObject({ step: 'confirming', discount: 0 });
    send(confirmed);
    send(confirmed);
    await pass(100);
    expect(flow()).toMatchObject({ step: 'searching', bookingId: '77', customerId: 7 });
    expect(backend.count(ORDER)).toBe(1);
    send({ ...ended, news: 'ACCEPTED', driverName: 'Mehmet' });
    await pass(1_999);
    expect(navigate).not.toHaveBeenCalled();
    await pass(1);
    expect(navigate.mock.calls).toEqual([['/booking-details/77']]);
  });

  it('cancelled within the two seconds: no ride is opened', async () => {
    const { flow, send, navigate } = open();
    await order({ send });
    for (const _ of [1, 2, 3]) send({ ...ended, news: 'ACCEPTED' });
    await pass(1_000);
    send(ended);
    await pass(5_000);
    expect(flow().step).toBe('cancelled');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('an order leaves its vehicle and payment type for the next one', async () => {
    await order(open());
    expect(readLatestChoice(pagePerson.get().person)).toEqual({
      bookingId: '77',
      vehicle: { id: '1', name: 'PKW' },
      payment: 'cash',
    });
  });

  it.each([
    ['Yes', true],
    ['No', false],
  ])('the bonus question answered with %s orders so', async (_answer, useMiles) => {
    const { backend, flow, send } = open({ [MILES]: { body: { milesDiscount: 5 } } });
    await order({ send });
    expect(flow().step).toBe('asking-bonus');
    send({ type: 'bonusAnswered', useMiles });
    await pass(100);
    expect(ordered(backend)).toMatchObject({ useMiles });
  });

  it('a busy backend is waited for before the order, which goes out once and is never repeated', async () => {
    const busy = (seconds: string) => ({ status: 429, headers: { 'Retry-After': seconds } });
    const { backend, flow, send } = open({ [LIST]: busy('20'), [ORDER]: busy('1') });
    send(submitted);
    await pass(0);
    send(confirmed);
    await pass(19_000);
    expect(flow().step).toBe('creating');
    backend.reply(LIST, { body: [] });
    await pass(1_100);
    expect(backend.count(ORDER)).toBe(1);
    await pass(60_000);
    expect([flow().step, backend.count(ORDER)]).toEqual(['failed', 1]);
    backend.reply(ORDER, created);
    send({ type: 'retried' });
    await pass(100);
    expect([flow().step, backend.count(ORDER)]).toEqual(['searching', 2]);
  });

  it('miles failure is no bonus (Spec §8)', async () => {
    const { flow, send } = open({ [MILES]: { status: 500 } });
    send(submitted);
    await pass(0);
    expect(flow()).toMatchObject({ step: 'confirming', discount: 0 });
  });

  it('a bonus that has not come after four seconds is said to be late, and still counts', async () => {
    const { flow, send } = open({
      [MILES]: async () => {
        await new Promise((resolve) => setTimeout(resolve, 6_000));
        return { body: { milesDiscount: 5 } };
      },
    });
    send(submitted);
    await pass(3_999);
    expect(flow()).not.toHaveProperty('isBonusLate');
    await pass(1);
    expect(flow()).toMatchObject({ isBonusLate: true, discount: null });
    await pass(2_000);
    expect(flow()).toMatchObject({ discount: 5 });
  });

  it('401 at the order: login, then the confirm dialog with the same values', async () => {
    const { backend, flow, send } = open({ [ORDER]: { status: 401 } });
    await order({ send });
    expect(flow()).toEqual({ step: 'signing-in', request });
    backend.reply(ORDER, created);
    await pass(10_000);
    act(() => void startSession({ token: sampleToken(), refreshToken: 'r' }));
    send({ type: 'signedIn', request: null });
    await pass(0);
    send(confirmed);
    await pass(100);
    expect(flow().step).toBe('searching');
    expect([keysOf(backend).size, backend.count(ORDER)]).toEqual([1, 2]);
  });
});

describe('on a device five years ahead, where the backend does not tell the time (D44)', () => {
  /** The login is of this day; the host of the site tells it too, or is silent. */
  function openAhead(host: string | null) {
    const opened = open({}, new Date('2026-11-20T13:05:30Z'));
    const tokens = { token: sampleToken(), refreshToken: 'r' };
    loadAt(new Date('2031-11-20T13:05:30Z'));
    act(() => void startSession(tokens));
    const ofBackend = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (input !== '') return ofBackend(input, init);
      if (host === null) throw new TypeError('Failed to fetch');
      return { headers: new Headers({ Date: host }) } as Response;
    };
    return opened;
  }
  const now = { ...submitted, request: { ...request, form: { ...request.form, isNow: true } } };

  it('an order for now is for the time of the site’s host', async () => {
    const screen = openAhead('Fri, 20 Nov 2026 13:06:00 GMT');
    await order(screen, now);
    expect(ordered(screen.backend)).toMatchObject({ orderStartDate: '2026-11-20 14:06:00' });
  });

  it('if its host is silent as well, the customer is asked before anything is sent', async () => {
    const { backend, flow, send } = openAhead(null);
    await order({ send }, now);
    const asked = flow();
    expect(asked.step === 'confirming' && asked.doubtedTime?.getFullYear()).toBe(2031);
    send(confirmed);
    await pass(100);
    expect(backend.count(ORDER)).toBe(0);
    send({ type: 'timeAccepted' });
    send(confirmed);
    await pass(100);
    expect(flow().step).toBe('searching');
    expect(ordered(backend)).toMatchObject({ orderStartDate: '2031-11-20 14:05:00' });
  });
});

describe('a search that takes long', () => {
  async function search() {
    const opened = open();
    await order(opened);
    expect(opened.flow()).toMatchObject({ step: 'searching', isLong: false });
    return opened;
  }

  it('says so at 60 s, not before, and again 60 s after somebody has chosen to wait', async () => {
    const { flow, send } = await search();
    const placed = flow();
    await pass((placed.step === 'searching' ? placed.orderedAtMs : 0) + 59_999 - Date.now());
    expect(flow()).toMatchObject({ isLong: false });
    await pass(1);
    expect(flow()).toMatchObject({ isLong: true });
    await pass(20_000);
    send({ type: 'keptWaiting', atMs: Date.now() });
    expect(flow()).toMatchObject({ isLong: false });
    await pass(59_999);
    expect(flow()).toMatchObject({ isLong: false });
    await pass(1);
    expect(flow()).toMatchObject({ isLong: true });
  });

  it.each([
    ['nobody found', [], 'GIVEN_UP', 'nobody-found'],
    ['cancelled by phone', [], 'CANCELED', 'cancelled'],
    ['cancelled', [{ type: 'cancelAsked', wish: 'cancel' }], 'CANCELED', 'cancelled'],
    ['another vehicle', [{ type: 'cancelAsked', wish: 'change-vehicle' }], 'CANCELED', 'editing'],
  ] as const)('after its end (%s) the next order is a new one', async (_end, events, news, step) => {
    const { backend, flow, send } = await search();
    for (const event of events) send(event);
    send({ ...ended, news });
    expect(flow().step).toBe(step);
    if (step !== 'editing') send({ type: 'wentBack' });
    await order({ send });
    expect(flow().step).toBe('searching');
    expect(keysOf(backend).size).toBe(2);
  });
});

describe('a pickup later than 15 minutes ahead is booked, not searched for', () => {
  /** Ordered for 14:20 in Berlin. */
  const later = { ...request, form: { ...request.form, date: '2026-11-20', time: '14:20', isNow: false } };

  it.each([
    ['15 minutes before', '13:05', '13:05', false, 'searching'],
    ['16 minutes before', '13:04', '13:04', false, 'booked'],
    ['by a device that is an hour slow', '12:10', '13:10', false, 'searching'],
    ['by a device that is an hour fast', '14:04', '13:04', false, 'booked'],
    ['"as soon as possible" never is one', '13:04', '13:04', true, 'searching'],
  ])("%s, by the backend's clock (D44)", async (_when, device, backendTime, isNow, step) => {
    const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
    const headers = { Date: at(backendTime).toUTCString() };
    const told = { [MILES]: { ...none, headers }, [LIST]: { body: [], headers }, [ORDER]: { ...created, headers } };
    const { flow, send } = open(told, at(device));
    await order({ send }, { ...submitted, request: { ...later, form: { ...later.form, isNow } } });
    expect(flow().step).toBe(step);
    if (step === 'booked') expect(flow()).toMatchObject({ startsAt: new Date('2026-11-20T13:20:00Z'), request: later });
  });
});

describe('what the device keeps of a form that was ordered', () => {
  const left = () => [localStorage.getItem('taxi.draft'), sessionStorage.getItem('taxi.more')];
  /** What the customer has entered, and the device keeps. */
  const enter = () => {
    const { person } = pagePerson.get();
    personalStore.write('taxi.draft', person, { form: 'theirs' });
    personalTabStore.write('taxi.more', person, { passenger: 'Erna' });
    expect(left()).not.toContain(null);
  };
  const ofAnother = { ...request, form: { ...request.form, numberOfPersons: 2 } };

  it('nothing: a reload brings nothing of it back', async () => {
    const screen = open();
    enter();
    await order(screen);
    expect(left()).toEqual([null, null]);
  });

  it.each([
    ['of the same ride leaves nothing of the form', true, request, false],
    ['of another ride leaves the form for later, with its passenger', true, ofAnother, true],
    ['that this device has no record of leaves it too', false, request, true],
  ])('Track Ride of an order %s', async (_what, isOrderedHere, next, isKept) => {
    const byPhone = { ...ride('77'), custMobile: request.form.phone };
    const screen = open({ [LIST]: { body: isOrderedHere ? [] : [byPhone] } }, new Date('2026-11-20T13:05:30Z'));
    if (isOrderedHere) {
      await order(screen);
      screen.send({ type: 'wentBack' });
    }
    enter();
    await order(screen, { ...submitted, request: next });
    expect(screen.flow()).toMatchObject({ step: 'placed', bookingId: '77' });
    screen.send({ type: 'detailsOpened' });
    expect(screen.navigate.mock.calls).toEqual([['/booking-details/77']]);
    expect(left().map((text) => text !== null)).toEqual([isKept, isKept]);
  });
});

describe('an order of a moment ago is asked about before the next one (D46)', () => {
  /** A page that comes after a reload: what only the page before knew is gone. */
  const reload = ({ unmount }: { readonly unmount: () => void }) => {
    unmount();
    const text = localStorage.getItem('taxi.orderAttempt');
    localStore.remove('taxi.orderAttempt');
    if (text !== null) localStorage.setItem('taxi.orderAttempt', text);
    return arrive();
  };

  it.each([
    ['after a reload on a device whose clock was put forward by two hours', 7_200_000, false],
    ['after a reload on a device whose storage is full', 0, true],
  ])('%s, although the list does not hold it yet', async (_what, forwardMs, isFull) => {
    const start = new Date('2026-11-20T13:05:00Z');
    const headers = () => ({ Date: new Date(Date.now() - shiftMs).toUTCString() });
    let shiftMs = 0;
    const setItem = Storage.prototype.setItem;
    if (isFull) {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
        if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, key, value);
      });
    }
    const first = open({ [LIST]: () => ({ body: [], headers: headers() }) }, start);
    await order(first);
    expect(first.flow().step).toBe('searching');
    shiftMs = forwardMs;
    jest.setSystemTime(Date.now() + forwardMs);
    act(() => void startSession({ token: sampleToken(), refreshToken: 'r' }));
    const second = reload(first);
    await order(second);
    jest.restoreAllMocks();
    expect(second.flow()).toMatchObject({ step: 'placed', bookingId: '77' });
    expect(first.backend.count(ORDER)).toBe(1);
  });

  it('by another window that has waited for it, before its record has arrived there', async () => {
    const first = open({ [ORDER]: 'hangs' });
    const second = arrive();
    second.send(submitted);
    await order(first);
    second.send(confirmed);
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'elsewhere', request });
    // The first one's order is in the list and its lock is free; what it has written last is still on its way.
    first.backend.reply(LIST, { body: [ride('77')] });
    act(locks.leaveHolders);
    await pass(1_000);
    expect(second.flow()).toMatchObject({ step: 'placed', bookingId: '77' });
    expect(first.backend.count(ORDER)).toBe(1);
  });
});

describe('an order without an answer in two windows (D29)', () => {
  /** Neither window knows of the booking: the answer is lost, and the list does not hold it. */
  async function loseInBoth() {
    const first = open({ [ORDER]: { status: 502 } });
    const second = arrive();
    for (const { send } of [first, second]) send(submitted);
    await pass(0);
    first.send(confirmed);
    second.send(confirmed);
    await pass(20_000);
    for (const { flow } of [first, second]) expect(flow()).toMatchObject({ step: 'unsure', request });
    await pass(120_000);
    return [first, second, first.backend] as const;
  }
  /** The first window's Retry finds the booking, which then ends. */
  async function retryUntilItsEnd({ flow, send }: ReturnType<typeof arrive>) {
    send({ type: 'retried' });
    await pass(100);
    expect(flow()).toMatchObject({ step: 'searching', bookingId: '77' });
    send(ended);
    expect(flow().step).toBe('cancelled');
  }
  const checkAgain = async ({ send, flow }: ReturnType<typeof arrive>, step: string) => {
    send({ type: 'checkedAgain' });
    await pass(100);
    expect(flow().step).toBe(step);
  };

  it('its Retry has shown in one of them that it was cancelled: Retry in the other one shows it too', async () => {
    const [first, second, backend] = await loseInBoth();
    for (const window of [first, second]) await checkAgain(window, 'failed');
    backend.reply(ORDER, created);
    await retryUntilItsEnd(first);
    backend.reply(ORDER, { body: { tempBookingId: '78' } });
    second.send({ type: 'retried' });
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'searching', bookingId: '77' });
    expect(backend.count(ORDER)).toBe(2);
  });

  it('the end of one booking forgets no order that another window has sent since', async () => {
    const [first, second, backend] = await loseInBoth();
    await checkAgain(first, 'failed');
    backend.reply(ORDER, created);
    first.send({ type: 'retried' });
    await pass(100);
    second.send({ type: 'checkedAgain' });
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'placed', bookingId: '77' });
    backend.reply(ORDER, { status: 502 });
    second.send({ type: 'anotherWanted' });
    await pass(20_000);
    expect(second.flow().step).toBe('unsure');
    first.send(ended);
    await pass(100);
    await checkAgain(second, 'unsure');
  });
});

describe('"Order another" after a doubt, when its time or its fixed price is over', () => {
  const start = new Date('2026-11-20T13:05:30Z');
  const chosen = { ...request, form: { ...request.form, date: '2026-11-20', time: '14:12', isNow: false } };
  const fixed = { ...request.category, priceKind: 'fixed', priceValidUntil: new Date('2026-11-20T13:12:00Z') } as const;

  it.each([
    ['the form asks for the time', chosen, { step: 'editing', begins: 'at-time' }],
    ['the price is loaded again', { ...request, category: fixed }, { step: 'confirming', renewal: 'failed' }],
  ])('%s, and a reload still looks for the first order (D29)', async (_what, asked, after) => {
    const first = open({ [ORDER]: { status: 502 } }, start);
    await order(first, { ...submitted, request: asked });
    await pass(20_000);
    first.send({ type: 'anotherWanted' });
    await pass(480_000);
    expect(first.flow().step).toBe('warned');
    first.send({ type: 'anotherConfirmed' });
    await pass(0);
    expect(first.flow()).toMatchObject(after);
    expect(first.backend.count(ORDER)).toBe(1);
    first.unmount();
    const second = arrive();
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'failed', request: null });
  });
});

describe('an order that a page leaves behind (D29)', () => {
  async function leaveHanging() {
    const first = open({ [ORDER]: 'hangs' });
    await order(first);
    expect(first.backend.count(ORDER)).toBe(1);
    first.unmount();
    return first.backend;
  }

  it('the next page waits for it, and orders nothing itself', async () => {
    const backend = await leaveHanging();
    const second = arrive();
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'elsewhere', request: null });
    expect(backend.count(ORDER)).toBe(1);
  });

  it('a page after a reload finds it in the list', async () => {
    const backend = await leaveHanging();
    act(locks.leaveHolders);
    backend.reply(LIST, { body: [ride('5'), ride('6')] });
    const second = arrive();
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'searching', bookingId: '6' });
    expect(backend.count(ORDER)).toBe(1);
  });

  it('with a list that cannot be read the page is unsure; checked again, it says that there is none', async () => {
    const backend = await leaveHanging();
    act(locks.leaveHolders);
    backend.reply(LIST, { status: 500 });
    const second = arrive();
    await pass(8_000);
    expect(second.flow()).toMatchObject({ step: 'unsure', candidate: null });
    backend.reply(LIST, { body: [] });
    second.send({ type: 'checkedAgain' });
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'unsure', isListRead: true });
    await pass(120_000);
    second.send({ type: 'checkedAgain' });
    await pass(100);
    expect(second.flow()).toMatchObject({ step: 'failed', request: null, message: 'bookingFailed' });
    expect(backend.count(ORDER)).toBe(1);
  });

  it('another customer has nothing to do with it', async () => {
    await leaveHanging();
    act(() => void startSession({ token: sampleToken({ id: 8 }), refreshToken: 'r' }));
    expect(arrive().flow().step).toBe('editing');
  });
});
