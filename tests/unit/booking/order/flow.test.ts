import { type CancelWish, type SearchNews, startSearch } from '../../../../src/booking/order/driver-search';
import { editing, next } from '../../../../src/booking/order/flow';
import type { BookingEvent, BookingFlow } from '../../../../src/booking/order/flow-steps';
import type { LiveState } from '../../../../src/live/live-message';
import { now, pkw, request } from '../samples';

const following = (from: BookingFlow, ...events: BookingEvent[]) => events.reduce(next, from);
const submitted = (isSignedIn: boolean): BookingEvent => ({ type: 'submitted', request, isSignedIn });
const discountOf = (discount: number): BookingEvent => ({ type: 'discountRead', request, discount });
const orderedAtMs = now.getTime();
const orderCreated: BookingEvent = {
  type: 'orderCreated',
  bookingId: '77',
  customerId: 13,
  orderedAtMs,
  preOrderFor: null,
};
const orderFailed: BookingEvent = { type: 'orderFailed', message: 'bookingFailed', isOffline: false };
const reported = (
  news: SearchNews,
  more: { driverName?: string; from?: 'frame' | 'read'; bookingId?: string } = {},
): BookingEvent => ({
  type: 'searchReported',
  bookingId: more.bookingId ?? '77',
  news,
  driverName: more.driverName ?? null,
  from: more.from ?? 'frame',
});

const confirming = following(editing, submitted(true));
const asked = following(confirming, discountOf(5), { type: 'confirmed' });
const creating = following(confirming, discountOf(0), { type: 'confirmed' });
const searching = following(creating, orderCreated);
const accepted = following(searching, reported('ACCEPTED', { driverName: 'Mehmet' }));

describe('booking flow (Spec §4)', () => {
  it('not logged in: login popup, on success the confirm dialog opens with the same values', () => {
    const login = following(editing, submitted(false));
    expect(login).toEqual({ step: 'signing-in', request });
    expect(following(login, { type: 'signedIn', request: null })).toEqual({
      step: 'confirming',
      request,
      discount: null,
    });
  });

  it('customers who sign in order in their own name: the request is the one that the form makes then', () => {
    const theirs = { ...request, form: { ...request.form, name: 'Mehmet Probefirma' } };
    const login = following(editing, { type: 'submitted', request, isSignedIn: false });
    expect(following(login, { type: 'signedIn', request: theirs })).toMatchObject({ request: theirs });
    expect(following(login, { type: 'loginClosed' }, { type: 'signedIn', request: theirs })).toMatchObject({
      step: 'confirming',
      request: theirs,
    });
  });

  it('the login popup may close before it says that it worked', () => {
    const closed = following(editing, submitted(false), { type: 'loginClosed' });
    expect(closed.step).toBe('editing');
    expect(following(closed, { type: 'signedIn', request: null }).step).toBe('confirming');
  });

  it('a login that nobody booked for opens nothing', () => {
    expect(following(editing, { type: 'signedIn', request: null })).toBe(editing);
  });

  it('logged in: the confirm dialog opens at once', () => {
    expect(confirming).toEqual({ step: 'confirming', request, discount: null });
  });

  it('the confirm step waits for the bonus, which is known once', () => {
    expect(following(confirming, { type: 'confirmed' })).toBe(confirming);
    const known = following(confirming, discountOf(0));
    expect(following(known, discountOf(5))).toBe(known);
  });

  it('a bonus of another request is not this one', () => {
    const late: BookingEvent = { type: 'discountRead', request: { ...request }, discount: 5 };
    expect(following(confirming, late)).toBe(confirming);
  });

  it.each([
    [0, 'creating'],
    [0.01, 'asking-bonus'],
    [5, 'asking-bonus'],
  ])('with a milesDiscount of %d the confirm step leads to %s', (discount, step) => {
    expect(following(confirming, discountOf(discount), { type: 'confirmed' }).step).toBe(step);
  });

  it.each([[true], [false]])('the bonus question answered with %s creates the booking so', (useMiles) => {
    const ordered = useMiles ? { ...request, bonus: 5 } : request;
    expect(following(asked, { type: 'bonusAnswered', useMiles })).toEqual({
      step: 'creating',
      request: ordered,
      useMiles,
    });
  });

  it('closing the bonus question is "back", not "No" (D3)', () => {
    expect(following(asked, { type: 'wentBack' })).toEqual({ step: 'confirming', request, discount: 5 });
  });

  it('closing the confirm dialog goes back to the form', () => {
    expect(following(confirming, { type: 'wentBack' })).toBe(editing);
  });

  it('two clicks are one order: the second changes nothing', () => {
    expect(following(creating, { type: 'confirmed' })).toBe(creating);
    const answered = following(asked, { type: 'bonusAnswered', useMiles: true });
    expect(following(answered, { type: 'bonusAnswered', useMiles: false })).toBe(answered);
  });

  it('a failed order can be retried with the same answer, or left for the form', () => {
    const failed = following(asked, { type: 'bonusAnswered', useMiles: true }, orderFailed);
    expect(failed).toMatchObject({ step: 'failed', request, useMiles: true, message: 'bookingFailed' });
    const again = { step: 'creating', request: { ...request, bonus: 5, isRetry: true }, useMiles: true };
    expect(following(failed, { type: 'retried' })).toEqual(again);
    expect(following(failed, { type: 'wentBack' })).toBe(editing);
  });

  it('401: login again, then confirm again', () => {
    const login = following(creating, { type: 'sessionRefused' });
    expect(login).toEqual({ step: 'signing-in', request });
    expect(following(login, { type: 'loginClosed' }, { type: 'signedIn', request: null }).step).toBe('confirming');
  });

  it('leaving the confirm dialog is not possible while the order is on its way', () => {
    expect(following(creating, { type: 'wentBack' })).toBe(creating);
  });
});

describe('what is missing when the confirm dialog opens', () => {
  const waitedLong: BookingEvent = { type: 'waitedLong', request };
  const loading = { ...request, price: 'loading' } as const;
  const unpriced = following(editing, { type: 'submitted', request: loading, isSignedIn: true });

  it('a bonus that is late: the customer may go on without it', () => {
    const late = following(confirming, waitedLong);
    expect(late).toMatchObject({ step: 'confirming', discount: null, isBonusLate: true });
    expect(following(late, { type: 'confirmed' })).toBe(late);
    const waived = following(late, { type: 'bonusWaived' });
    expect(following(waived, discountOf(5))).toBe(waived);
    expect(following(waived, { type: 'confirmed' })).toMatchObject({ step: 'creating', useMiles: false });
  });

  it('a bonus that comes late still counts while nobody has gone on', () => {
    expect(following(confirming, waitedLong, discountOf(5), { type: 'confirmed' }).step).toBe('asking-bonus');
  });

  it('the wait for another request is not over with this one', () => {
    expect(following(confirming, { ...waitedLong, request: { ...request } })).toBe(confirming);
  });

  it('with the bonus known, it is the price alone that is late', () => {
    const known = following(unpriced, { type: 'discountRead', request: loading, discount: 5 });
    const late = following(known, { ...waitedLong, request: loading });
    expect(late).toMatchObject({ discount: 5, isBonusLate: false, request: { price: 'unknown' } });
  });

  it('a late bonus that has come is not waived any more', () => {
    const known = following(confirming, waitedLong, discountOf(5));
    expect(following(known, { type: 'bonusWaived' })).toBe(known);
  });

  it('nobody goes on without a bonus before it is late', () => {
    expect(following(confirming, { type: 'bonusWaived' })).toBe(confirming);
    const known = following(confirming, discountOf(5));
    expect(following(known, waitedLong)).toBe(known);
  });

  it('a price that is loading is waited for, and taken in', () => {
    const asked = following(unpriced, { type: 'discountRead', request: loading, discount: 0 });
    expect(following(asked, { type: 'confirmed' })).toBe(asked);
    const priced = following(asked, { type: 'pricesRead', category: { ...pkw, id: '7', price: 20 } });
    expect(following(priced, { type: 'confirmed' })).toEqual({
      step: 'creating',
      request: { ...request, category: { ...pkw, id: '7', price: 20 } },
      useMiles: false,
    });
  });

  it('the bonus may come after the price', () => {
    const priced = following(unpriced, { type: 'pricesRead', category: pkw });
    expect(following(priced, { type: 'discountRead', request: loading, discount: 5 })).toMatchObject({ discount: 5 });
  });

  it('a price that does not come, or has none for the vehicle, is unknown; a later one changes nothing', () => {
    for (const event of [{ ...waitedLong, request: loading }, { type: 'pricesRead', category: null } as const]) {
      const unknown = following(unpriced, event);
      expect(unknown).toMatchObject({ request: { category: pkw, price: 'unknown' } });
      expect(following(unknown, { type: 'pricesRead', category: { ...pkw, price: 99 } })).toBe(unknown);
    }
  });

  it('a price that is known does not change under a finger', () => {
    expect(following(confirming, { type: 'pricesRead', category: { ...pkw, price: 99 } })).toBe(confirming);
  });
});

describe('an order of unknown outcome (D29)', () => {
  const checking = following(creating, { type: 'answerLost' });
  const elsewhere = following(creating, { type: 'otherWindowFound' });
  const unsure = following(checking, { type: 'outcomeMissed', candidate: null, isListRead: false });
  const placed = following(elsewhere, { type: 'earlierOrderFound', bookingId: '77' });
  const returned = following(editing, { type: 'attemptFound' });

  it('is looked for before anything else happens', () => {
    expect(checking).toEqual({ step: 'checking', request, useMiles: false });
    expect(following(editing, { type: 'attemptFound' })).toEqual({ step: 'checking', request: null, useMiles: false });
    for (const flow of [checking, returned]) expect(following(flow, { type: 'wentBack' })).toBe(flow);
  });

  it.each([
    ['creating', creating],
    ['checking', checking],
    ['elsewhere', elsewhere],
    ['a page that came back', returned],
  ])('from %s: found, failed, unsure, ordered before', (_step, flow) => {
    expect(following(flow, orderCreated).step).toBe('searching');
    expect(following(flow, orderFailed).step).toBe('failed');
    expect(following(flow, { type: 'outcomeMissed', candidate: '5', isListRead: true })).toMatchObject({
      step: 'unsure',
      candidate: '5',
    });
    expect(following(flow, { type: 'earlierOrderFound', bookingId: '5' })).toMatchObject({ step: 'placed' });
    expect(following(flow, { type: 'otherWindowFound' }).step).toBe('elsewhere');
  });

  it('a page that came back only interrupts the form', () => {
    for (const flow of [confirming, creating, searching]) expect(following(flow, { type: 'attemptFound' })).toBe(flow);
  });

  it('the wait for another window can be left, the order itself cannot', () => {
    expect(following(elsewhere, { type: 'wentBack' })).toBe(editing);
    expect(following(creating, { type: 'wentBack' })).toBe(creating);
  });

  it('unsure: check again, or go back to the form', () => {
    expect(following(unsure, { type: 'checkedAgain' })).toEqual(checking);
    expect(following(unsure, { type: 'wentBack' })).toBe(editing);
  });

  it('unsure: another order only after a warning', () => {
    expect(following(unsure, { type: 'anotherConfirmed' })).toBe(unsure);
    const warned = following(unsure, { type: 'anotherWanted' });
    expect(warned.step).toBe('warned');
    expect(following(warned, { type: 'wentBack' })).toEqual(unsure);
    expect(following(warned, { type: 'anotherConfirmed' })).toEqual({
      step: 'creating',
      request,
      useMiles: false,
      isAnother: true,
    });
  });

  it('a page that came back has nothing to order: the warning leads to the form', () => {
    const warned = following(
      returned,
      { type: 'outcomeMissed', candidate: null, isListRead: false },
      { type: 'anotherWanted' },
    );
    expect(following(warned, { type: 'anotherConfirmed' })).toBe(editing);
  });

  it('a booking that may be it can be shown', () => {
    expect(following(unsure, { type: 'detailsOpened' })).toBe(unsure);
    const similar = following(checking, { type: 'outcomeMissed', candidate: '5', isListRead: true });
    expect(following(similar, { type: 'detailsOpened' })).toEqual({ step: 'done', bookingId: '5', search: null });
  });

  it('ordered a moment ago: follow it, go back, or order another with one plain step', () => {
    expect(following(placed, { type: 'detailsOpened' })).toEqual({ step: 'done', bookingId: '77', search: null });
    expect(following(placed, { type: 'wentBack' })).toBe(editing);
    expect(following(placed, { type: 'anotherWanted' })).toMatchObject({ step: 'creating', isAnother: true });
  });

  it('401 while it is looked for: login with the same values, or the form of a page that came back', () => {
    expect(following(checking, { type: 'sessionRefused' })).toEqual({ step: 'signing-in', request });
    expect(following(returned, { type: 'sessionRefused' })).toBe(editing);
  });
});

describe('driver search (Spec §4)', () => {
  it('starts SEARCHING for the customer who booked', () => {
    expect(searching).toMatchObject({ step: 'searching', bookingId: '77', customerId: 13, status: 'SEARCHING' });
  });

  it.each(['ASSIGNED', 'REJECTED', 'SEARCHING'] as const)('%s is shown and the search goes on', (status) => {
    expect(following(searching, reported('ASSIGNED'), reported(status))).toMatchObject({ step: 'searching', status });
  });

  it('ACCEPTED names the driver; a duplicate changes nothing', () => {
    expect(accepted).toMatchObject({ step: 'accepted', driverName: 'Mehmet', bookingId: '77' });
    expect(following(accepted, reported('ACCEPTED', { driverName: 'Other' }))).toBe(accepted);
    expect(following(accepted, reported('ACCEPTED'))).toBe(accepted);
  });

  it('a name that comes after ACCEPTED is added', () => {
    const unnamed = following(searching, reported('ACCEPTED'));
    expect(following(unnamed, reported('ACCEPTED', { driverName: 'Aylin' }))).toMatchObject({ driverName: 'Aylin' });
  });

  it.each(['SEARCHING', 'ASSIGNED', 'REJECTED'] as const)('a late %s does not take an accepted driver away', (news) => {
    expect(following(accepted, reported(news))).toBe(accepted);
  });

  it('news of another booking are not for this one', () => {
    expect(following(searching, reported('ACCEPTED', { bookingId: '78' }))).toBe(searching);
  });

  it('after ACCEPTED, and at any time on request, the details open once', () => {
    for (const from of [searching, accepted]) {
      const done = following(from, { type: 'detailsOpened' });
      // What was in view stays until the ride's page takes its place.
      expect(done).toEqual({ step: 'done', bookingId: '77', search: from });
      expect(following(done, { type: 'detailsOpened' })).toBe(done);
      expect(following(done, reported('ACCEPTED'))).toBe(done);
    }
  });

  it('closing cancels nothing', () => {
    // The form again; the bar of the booking screen leads back to the booking.
    expect(following(searching, { type: 'wentBack' })).toBe(editing);
    expect(following(accepted, { type: 'wentBack' })).toBe(accepted);
  });

  it.each([
    ['CANCELED', 'cancelled', searching],
    ['CANCELED', 'cancelled', accepted],
    ['GIVEN_UP', 'nobody-found', searching],
    ['GIVEN_UP', 'cancelled', accepted],
  ] as const)(
    '%s that nobody asked for here is %s, also within the two seconds; only a read takes it back (D28)',
    (news, step, from) => {
      const ended = following(from, reported(news));
      expect(ended.step).toBe(step);
      expect(following(ended, { type: 'detailsOpened' })).toBe(ended);
      expect(following(ended, reported('ACCEPTED'))).toBe(ended);
      expect(following(ended, reported('CANCELED', { from: 'read' }))).toBe(ended);
      expect(following(ended, reported('GIVEN_UP', { from: 'read' }))).toBe(ended);
      expect(following(ended, reported('SEARCHING', { from: 'read' })).step).toBe('searching');
      expect(following(ended, reported('ACCEPTED', { from: 'read' })).step).toBe('accepted');
      expect(following(ended, { type: 'wentBack' })).toBe(editing);
    },
  );

  it.each<[LiveState[], string]>([
    [['connecting'], 'connecting'],
    [['connecting', 'handshaking'], 'connecting'],
    [['connecting', 'handshaking', 'acknowledged'], 'connected'],
    [['connecting', 'handshaking', 'assumed'], 'connected'],
    [['acknowledged', 'waiting'], 'retrying'],
    [['acknowledged', 'waiting', 'connecting', 'handshaking'], 'retrying'],
    [['waiting', 'connecting', 'acknowledged'], 'connected'],
    [['waiting', 'exhausted'], 'lost'],
    [['acknowledged', 'closed'], 'lost'],
    [['handshaking', 'refused'], 'lost'],
    [['exhausted', 'connecting'], 'retrying'],
    [['acknowledged', 'connecting'], 'connecting'],
  ])('a connection that was %j is %s', (states, connection) => {
    const events = states.map((live): BookingEvent => ({ type: 'connectionChanged', live }));
    expect(following(searching, ...events)).toMatchObject({ connection });
  });

  it('a search begins without a connection and before a driver is asked', () => {
    expect(startSearch('77', 13, 5)).toMatchObject({ connection: 'connecting', status: 'SEARCHING', isLong: false });
  });

  it('a connection that stays as it is changes nothing', () => {
    expect(following(searching, { type: 'connectionChanged', live: 'connecting' })).toBe(searching);
  });

  it('the status that is shown, told again, changes nothing', () => {
    const rejected = following(searching, reported('REJECTED'));
    expect(following(rejected, reported('REJECTED'))).toBe(rejected);
  });
});

describe('a session that ends during the search (D45)', () => {
  const ended = following(searching, { type: 'sessionEnded' });

  it('keeps the search, and opens a login on request', () => {
    const expected = { step: 'signed-out', search: searching, isLoggingIn: false };
    expect(following(searching, { type: 'sessionEnded' })).toEqual(expected);
    const login = following(ended, { type: 'loginWanted' });
    expect(login).toEqual({ ...ended, isLoggingIn: true });
    expect(following(login, { type: 'loginClosed' })).toEqual(ended);
    expect(following(ended, { type: 'loginClosed' })).toBe(ended);
  });

  it.each([
    [13, 'searching'],
    ['13', 'searching'],
    [8, 'editing'],
  ])('customer %j signs in: %s', (customerId, step) => {
    expect(following(ended, { type: 'customerBack', customerId }).step).toBe(step);
  });
});

describe('a search with an end', () => {
  const long = following(searching, { type: 'searchedLong', bookingId: '77' });
  const wanted = (wish: CancelWish) => following(searching, { type: 'cancelAsked', wish });

  it('it says once that it takes long, and again later to customers who keep waiting', () => {
    expect(long).toMatchObject({ step: 'searching', isLong: true, waitsSinceMs: orderedAtMs });
    expect(following(long, { type: 'searchedLong', bookingId: '77' })).toBe(long);
    const patient = following(long, { type: 'keptWaiting', atMs: orderedAtMs + 90_000 });
    expect(patient).toMatchObject({ isLong: false, waitsSinceMs: orderedAtMs + 90_000, orderedAtMs });
    expect(following(patient, { type: 'searchedLong', bookingId: '77' })).toMatchObject({ isLong: true });
  });

  it('nobody chooses to wait before it is said to take long', () => {
    expect(following(searching, { type: 'keptWaiting', atMs: orderedAtMs + 90_000 })).toBe(searching);
  });

  it.each<[CancelWish, BookingEvent]>([
    ['cancel', { type: 'cancelAsked', wish: 'cancel' }],
    ['change-vehicle', { type: 'cancelAsked', wish: 'change-vehicle' }],
    ['cancel', { type: 'cancelLeft' }],
  ])('asked to %s, %j changes nothing', (wish, event) => {
    const asked = wanted(wish);
    expect(following(asked, event)).toBe(asked);
  });

  it('the length of another search is not this one', () => {
    expect(following(searching, { type: 'searchedLong', bookingId: '78' })).toBe(searching);
  });

  it.each(['SEARCHING', 'ASSIGNED', 'REJECTED'] as const)('%s does not begin it anew', (news) => {
    expect(following(long, reported('ASSIGNED'), reported(news))).toMatchObject({ isLong: true, orderedAtMs });
  });

  it('cancelled as the customer asked, by a frame or a read', () => {
    for (const from of ['frame', 'read'] as const) {
      expect(following(wanted('cancel'), reported('CANCELED', { from })).step).toBe('cancelled');
    }
  });

  it('customers who have asked for the end are not told that nobody was found', () => {
    expect(following(wanted('cancel'), reported('GIVEN_UP')).step).toBe('cancelled');
  });

  it('another vehicle: once the cancellation is confirmed the form is back, at the vehicles', () => {
    const wish = wanted('change-vehicle');
    expect(wish).toMatchObject({ step: 'searching', wish: 'change-vehicle' });
    const back = { step: 'editing', asked: null, begins: 'at-vehicles' };
    expect(following(wish, reported('CANCELED'))).toEqual(back);
    expect(following(wish, reported('ACCEPTED'), reported('CANCELED'))).toEqual(back);
  });

  it('a late ACCEPTED wins until the cancellation is confirmed', () => {
    const late = following(wanted('cancel'), reported('ACCEPTED', { driverName: 'Aylin' }));
    expect(late).toMatchObject({ step: 'accepted', driverName: 'Aylin', wish: 'cancel' });
    expect(following(late, reported('CANCELED')).step).toBe('cancelled');
    expect(following(late, { type: 'detailsOpened' })).toMatchObject({ step: 'done', bookingId: '77' });
  });

  it('after the wait for the other vehicle was ended, a late confirmation is announced and the page stays', () => {
    const left = following(wanted('change-vehicle'), { type: 'cancelLeft' });
    expect(left).toMatchObject({ step: 'searching', wish: 'cancel' });
    expect(following(left, reported('CANCELED')).step).toBe('cancelled');
  });

  it("after a correction the search goes on, and a second ending is still the customer's own", () => {
    const corrected = following(wanted('cancel'), reported('CANCELED'), reported('SEARCHING', { from: 'read' }));
    expect(corrected).toMatchObject({ step: 'searching', wish: 'cancel' });
    expect(following(corrected, reported('CANCELED', { from: 'read' })).step).toBe('cancelled');
  });

  it('nobody found: the form again, at the vehicles where they are wanted', () => {
    const nobody = following(searching, reported('GIVEN_UP'));
    expect(following(nobody, { type: 'vehicleWanted' })).toEqual({
      step: 'editing',
      asked: null,
      begins: 'at-vehicles',
    });
    expect(following(nobody, { type: 'wentBack' })).toBe(editing);
  });
});

describe('a pre-order', () => {
  const startsAt = new Date('2026-11-21T08:00:00Z');
  const booked = following(creating, { ...orderCreated, preOrderFor: startsAt });

  it('is booked, not searched for', () => {
    expect(booked).toEqual({ step: 'booked', bookingId: '77', startsAt, request });
  });

  it('is found by a page that comes back to it', () => {
    expect(following(editing, { type: 'attemptFound' }, { ...orderCreated, preOrderFor: startsAt })).toMatchObject({
      step: 'booked',
      request: null,
    });
  });

  it('leads back to the form; news of a search are nothing to it', () => {
    expect(following(booked, { type: 'wentBack' })).toBe(editing);
    expect(following(booked, reported('ACCEPTED'))).toBe(booked);
  });
});
