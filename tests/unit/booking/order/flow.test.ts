import type { BookingRequest } from '../../../../src/booking/order/booking-request';
import { type CancelWish, type SearchNews, startSearch } from '../../../../src/booking/order/driver-search';
import { editing, next } from '../../../../src/booking/order/flow';
import type { BookingEvent, BookingFlow } from '../../../../src/booking/order/flow-steps';
import type { LiveState } from '../../../../src/live/live-message';
import { now, pkw, request } from '../samples';

/** flow-table.test.ts says which event moves which step at all; here is what the step has then. */
const following = (from: BookingFlow, ...events: readonly BookingEvent[]) => events.reduce(next, from);

const submitted = { type: 'submitted', request, isSignedIn: true } as const;
const signedIn = (theirs: BookingRequest | null): BookingEvent => ({ type: 'signedIn', request: theirs });
const discountOf = (discount: number, asked = request): BookingEvent => ({
  type: 'discountRead',
  request: asked,
  discount,
});
const bonusAnswered = (useMiles: boolean): BookingEvent => ({ type: 'bonusAnswered', useMiles });
const [confirmed, wentBack, loginClosed, bonusWaived, sessionRefused, anotherWanted, anotherConfirmed, detailsOpened] =
  [
    { type: 'confirmed' },
    { type: 'wentBack' },
    { type: 'loginClosed' },
    { type: 'bonusWaived' },
    { type: 'sessionRefused' },
    { type: 'anotherWanted' },
    { type: 'anotherConfirmed' },
    { type: 'detailsOpened' },
  ] as const;
const orderedAtMs = now.getTime();
const orderCreated = { type: 'orderCreated', bookingId: '77', customerId: 13, orderedAtMs, preOrderFor: null } as const;
const orderFailed: BookingEvent = { type: 'orderFailed', message: 'bookingFailed', isOffline: false };
const missed = (candidate: string | null): BookingEvent => ({ type: 'outcomeMissed', candidate, isListRead: true });
const reported = (news: SearchNews, driverName: string | null = null, from: 'frame' | 'read' = 'frame') =>
  ({ type: 'searchReported', bookingId: '77', news, driverName, from }) as const;

const open = { request, useMiles: false } as const;
const login = { step: 'signing-in', request } as const;
const confirming = { step: 'confirming', request, discount: null } as const;
const asking = { step: 'asking-bonus', request, discount: 5 } as const;
const creating = { step: 'creating', ...open } as const;
const checking = { step: 'checking', ...open } as const;
const returned = { step: 'checking', request: null, useMiles: false } as const;
const elsewhere = { step: 'elsewhere', ...open } as const;
const unsure = { step: 'unsure', ...open, candidate: null, isListRead: true } as const;
const similar = { ...unsure, candidate: '5' } as const;
const warned = { ...unsure, step: 'warned' } as const;
const placed = { step: 'placed', ...open, bookingId: '77' } as const;
const failed = { step: 'failed', ...open, message: 'bookingFailed', isOffline: false } as const;
const searching = startSearch('77', 13, orderedAtMs);
const accepted = { ...searching, step: 'accepted', driverName: 'Mehmet' } as BookingFlow;
const atVehicles = { step: 'editing', asked: null, begins: 'at-vehicles' } as const;

type Way = [what: string, from: BookingFlow, events: readonly BookingEvent[], after: BookingFlow];
type Unmoved = [what: string, flow: BookingFlow, event: BookingEvent];

describe('booking flow (Spec §4)', () => {
  const theirs = { ...request, form: { ...request.form, name: 'Mehmet Probefirma' } };
  const withBonus = { ...request, bonus: 5 };
  const ofTheirs = { ...confirming, request: theirs };
  const failedWithBonus = { ...failed, request: withBonus, useMiles: true } as const;
  const retryWithBonus = { step: 'creating', request: { ...withBonus, isRetry: true }, useMiles: true } as const;
  const preOrdered = { ...orderCreated, preOrderFor: now };
  const booked = { step: 'booked', bookingId: '77', startsAt: now, request } as const;

  it.each<Way>([
    ['not logged in: login popup', editing, [{ ...submitted, isSignedIn: false }], login],
    ['logged in: the confirm dialog at once', editing, [submitted], confirming],
    ['its bonus is that of the very request', editing, [submitted, discountOf(5)], { ...confirming, discount: 5 }],
    ['a login opens the confirm dialog with the same values', login, [signedIn(null)], confirming],
    ['customers who sign in order in their own name', login, [signedIn(theirs)], ofTheirs],
    ['the login popup may close before it says that it worked', login, [loginClosed, signedIn(null)], confirming],
    ['and before it says who it is', login, [loginClosed, signedIn(theirs)], ofTheirs],
    ['no bonus: no question', confirming, [discountOf(0), confirmed], creating],
    ['a bonus of a cent', confirming, [discountOf(0.01), confirmed], { ...asking, discount: 0.01 }],
    ['a bonus of five euro', confirming, [discountOf(5), confirmed], asking],
    ['the bonus is wanted', asking, [bonusAnswered(true)], { step: 'creating', request: withBonus, useMiles: true }],
    ['the bonus is not wanted', asking, [bonusAnswered(false)], creating],
    ['closing the bonus question is "back", not "No" (D3)', asking, [wentBack], { ...confirming, discount: 5 }],
    ['401: login again', creating, [sessionRefused], login],
    ['a failed order keeps its answer', asking, [bonusAnswered(true), orderFailed], failedWithBonus],
    ['and so does its retry', failedWithBonus, [{ type: 'retried' }], retryWithBonus],
    ['an order for a time ahead is booked, not searched for', creating, [preOrdered], booked],
    ['a page that comes back to it has no request', returned, [preOrdered], { ...booked, request: null }],
  ])('%s', (_what, from, events, after) => expect(following(from, ...events)).toEqual(after));

  it.each<Unmoved>([
    ['a login that nobody booked for opens nothing', editing, signedIn(null)],
    ['the confirm step waits for the bonus', confirming, confirmed],
    ['a bonus is known once', { ...confirming, discount: 0 }, discountOf(5)],
    ['a bonus of another request is not this one', confirming, discountOf(5, { ...request })],
  ])('%s', (_what, flow, event) => expect(next(flow, event)).toBe(flow));

  it.each<[string, BookingFlow, BookingEvent]>([
    ['the confirm dialog', confirming, wentBack],
    ['a failed order', failed, wentBack],
    ['the wait for another window', elsewhere, wentBack],
    ['an order that nobody is sure of', unsure, wentBack],
    ['an order of a moment ago', placed, wentBack],
    // The bar of the booking screen leads back to the booking.
    ['a search, which cancels nothing', searching, wentBack],
    ['a search that found nobody', { ...searching, step: 'nobody-found' } as BookingFlow, wentBack],
    ['a cancelled search', { ...searching, step: 'cancelled' } as BookingFlow, wentBack],
    ['a pre-order', booked, wentBack],
    ['401 for a page that came back', returned, sessionRefused],
    ['another order, on a page that came back without one', { ...warned, request: null }, anotherConfirmed],
  ])('to the form: %s', (_what, flow, event) => expect(next(flow, event)).toBe(editing));
});

describe('what is missing when the confirm dialog opens', () => {
  const loading = { ...request, price: 'loading' } as const;
  const waitedLong: BookingEvent = { type: 'waitedLong', request };
  const waitedForPrice: BookingEvent = { type: 'waitedLong', request: loading };
  const dear = { ...pkw, id: '7', price: 20 };
  const unpriced = { ...confirming, request: loading };
  const late = following(confirming, waitedLong);
  const unknown = following(unpriced, { type: 'pricesRead', category: null });

  it('a bonus that is late: the customer may go on without it', () => {
    expect(late).toMatchObject({ step: 'confirming', discount: null, isBonusLate: true });
    expect(following(late, bonusWaived, confirmed)).toEqual(creating);
  });

  it('a bonus that comes late still counts while nobody has gone on', () => {
    expect(following(late, discountOf(5), confirmed).step).toBe('asking-bonus');
  });

  it('with the bonus known, it is the price alone that is late', () => {
    expect(following(unpriced, discountOf(5, loading), waitedForPrice)).toMatchObject({
      discount: 5,
      isBonusLate: false,
      request: { price: 'unknown' },
    });
  });

  it('a price that is loading is taken in, and ordered', () => {
    const priced = following(unpriced, discountOf(0, loading), { type: 'pricesRead', category: dear });
    expect(following(priced, confirmed)).toEqual({ ...creating, request: { ...request, category: dear } });
  });

  it('the bonus may come after the price', () => {
    const priced = following(unpriced, { type: 'pricesRead', category: pkw });
    expect(following(priced, discountOf(5, loading))).toMatchObject({ discount: 5 });
  });

  it.each([waitedForPrice, { type: 'pricesRead', category: null } as const])(
    'a price that does not come, or has none for the vehicle, is unknown: $type',
    (event) => expect(following(unpriced, event)).toMatchObject({ request: { category: pkw, price: 'unknown' } }),
  );

  it.each<Unmoved>([
    ['a late bonus is waited for', late, confirmed],
    ['a bonus that was waived and comes after all', following(late, bonusWaived), discountOf(5)],
    ['a late bonus that has come is not waived any more', following(late, discountOf(5)), bonusWaived],
    ['nobody goes on without a bonus before it is late', confirming, bonusWaived],
    ['the wait is over with the bonus', { ...confirming, discount: 5 }, waitedLong],
    ['the wait for another request is not over with this one', confirming, { ...waitedLong, request: { ...request } }],
    ['a price that is loading is waited for', { ...unpriced, discount: 0 }, confirmed],
    ['a later price than unknown', unknown, { type: 'pricesRead', category: dear }],
    ['a price that is known', confirming, { type: 'pricesRead', category: dear }],
  ])('nothing changes under a finger: %s', (_what, flow, event) => expect(next(flow, event)).toBe(flow));
});

describe('an order of unknown outcome (D29)', () => {
  it.each<Way>([
    ['is looked for before anything else happens', creating, [{ type: 'answerLost' }], checking],
    ['is looked for by a page that comes back', editing, [{ type: 'attemptFound' }], returned],
    ['another window orders', creating, [{ type: 'otherWindowFound' }], elsewhere],
    ['it is found', checking, [orderCreated], searching],
    ['nobody is sure, and a booking may be it', checking, [missed('5')], similar],
    ['there is an earlier one', elsewhere, [{ type: 'earlierOrderFound', bookingId: '77' }], placed],
    ['unsure: check again', unsure, [{ type: 'checkedAgain' }], checking],
    ['unsure: another order only after a warning', unsure, [anotherWanted], warned],
    ['that can be left', warned, [wentBack], unsure],
    ['warned: another order', warned, [anotherConfirmed], { ...creating, isAnother: true }],
    ['a booking that may be it can be shown', similar, [detailsOpened], { step: 'done', bookingId: '5', search: null }],
    ['ordered a moment ago: follow it', placed, [detailsOpened], { step: 'done', bookingId: '77', search: null }],
    ['or order another with one plain step', placed, [anotherWanted], { ...creating, isAnother: true }],
    ['401 while it is looked for: login with the same values', checking, [sessionRefused], login],
  ])('%s', (_what, from, events, after) => expect(following(from, ...events)).toEqual(after));

  it('without a booking that may be it there is none to show', () => {
    expect(next(unsure, detailsOpened)).toBe(unsure);
  });
});

describe('driver search (Spec §4)', () => {
  const otherBooking = { ...reported('ACCEPTED'), bookingId: '78' };
  const rejected = following(searching, reported('REJECTED'));

  it('starts SEARCHING for the customer who booked, without a connection', () => {
    expect(searching).toEqual({
      step: 'searching',
      bookingId: '77',
      customerId: 13,
      connection: 'connecting',
      status: 'SEARCHING',
      orderedAtMs,
      waitsSinceMs: orderedAtMs,
      isLong: false,
      wish: null,
    });
  });

  it.each(['ASSIGNED', 'REJECTED', 'SEARCHING'] as const)('%s is shown and the search goes on', (status) => {
    expect(following(searching, reported('ASSIGNED'), reported(status))).toMatchObject({ step: 'searching', status });
  });

  it('ACCEPTED names the driver, also with a name that comes later', () => {
    expect(following(searching, reported('ACCEPTED', 'Mehmet'))).toEqual(accepted);
    expect(following(searching, reported('ACCEPTED'), reported('ACCEPTED', 'Mehmet'))).toEqual(accepted);
  });

  it.each<Unmoved>([
    ['ACCEPTED again', accepted, reported('ACCEPTED')],
    ['ACCEPTED again by another name', accepted, reported('ACCEPTED', 'Other')],
    ['a late SEARCHING does not take an accepted driver away', accepted, reported('SEARCHING')],
    ['nor does a late ASSIGNED', accepted, reported('ASSIGNED')],
    ['nor does a late REJECTED', accepted, reported('REJECTED')],
    ['news of another booking are not for this one', searching, otherBooking],
    ['a connection that stays as it is', searching, { type: 'connectionChanged', live: 'connecting' }],
    ['the status that is shown, told again', rejected, reported('REJECTED')],
  ])('nothing changes: %s', (_what, flow, event) => expect(next(flow, event)).toBe(flow));

  it.each([searching, accepted])('the details open on request, and after ACCEPTED: $step', (search) => {
    // What was in view stays until the ride's page takes its place.
    expect(next(search, detailsOpened)).toEqual({ step: 'done', bookingId: '77', search });
  });

  it.each([
    ['CANCELED', 'cancelled', searching],
    ['CANCELED', 'cancelled', accepted],
    ['GIVEN_UP', 'nobody-found', searching],
    ['GIVEN_UP', 'cancelled', accepted],
  ] as const)(
    '%s that nobody asked for here is %s, also within the two seconds; only a read takes it back (D28)',
    (news, step, from) => {
      const ended = next(from, reported(news));
      expect(ended.step).toBe(step);
      expect(next(ended, reported('ACCEPTED'))).toBe(ended);
      expect(next(ended, reported('CANCELED', null, 'read'))).toBe(ended);
      expect(next(ended, reported('GIVEN_UP', null, 'read'))).toBe(ended);
      expect(next(ended, reported('SEARCHING', null, 'read')).step).toBe('searching');
      expect(next(ended, reported('ACCEPTED', null, 'read')).step).toBe('accepted');
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
});

describe('a session that ends during the search (D45)', () => {
  const ended = { step: 'signed-out', search: searching, isLoggingIn: false } as const;

  it('keeps the search, and opens a login on request', () => {
    expect(next(searching, { type: 'sessionEnded' })).toEqual(ended);
    const login = next(ended, { type: 'loginWanted' });
    expect(login).toEqual({ ...ended, isLoggingIn: true });
    expect(next(login, loginClosed)).toEqual(ended);
    expect(next(ended, loginClosed)).toBe(ended);
  });

  it.each([
    [13, 'searching'],
    ['13', 'searching'],
    [8, 'editing'],
  ])('customer %j signs in: %s', (customerId, step) => {
    expect(next(ended, { type: 'customerBack', customerId }).step).toBe(step);
  });
});

describe('a search with an end', () => {
  const searchedLong = { type: 'searchedLong', bookingId: '77' } as const;
  const keptWaiting = { type: 'keptWaiting', atMs: orderedAtMs + 90_000 } as const;
  const long = next(searching, searchedLong);
  const wanted = (wish: CancelWish) => next(searching, { type: 'cancelAsked', wish });
  const [cancel, otherVehicle] = [wanted('cancel'), wanted('change-vehicle')];

  it('it says once that it takes long, and again later to customers who keep waiting', () => {
    expect(long).toMatchObject({ step: 'searching', isLong: true, waitsSinceMs: orderedAtMs });
    const patient = next(long, keptWaiting);
    expect(patient).toMatchObject({ isLong: false, waitsSinceMs: orderedAtMs + 90_000, orderedAtMs });
    expect(next(patient, searchedLong)).toMatchObject({ isLong: true });
  });

  it.each<Unmoved>([
    ['it is said once that it takes long', long, searchedLong],
    ['nobody chooses to wait before it is said', searching, keptWaiting],
    ['the length of another search is not this one', searching, { ...searchedLong, bookingId: '78' }],
    ['asked to cancel twice', cancel, { type: 'cancelAsked', wish: 'cancel' }],
    ['asked for another vehicle twice', otherVehicle, { type: 'cancelAsked', wish: 'change-vehicle' }],
    ['a wait for the cancellation that is left', cancel, { type: 'cancelLeft' }],
  ])('nothing changes: %s', (_what, flow, event) => expect(next(flow, event)).toBe(flow));

  it.each(['SEARCHING', 'ASSIGNED', 'REJECTED'] as const)('%s does not begin it anew', (news) => {
    expect(following(long, reported('ASSIGNED'), reported(news))).toMatchObject({ isLong: true, orderedAtMs });
  });

  it.each([
    ['cancelled by a frame', reported('CANCELED')],
    ['cancelled by a read', reported('CANCELED', null, 'read')],
    ['given up: customers who have asked for the end are not told that nobody was found', reported('GIVEN_UP')],
  ])('as the customer asked: %s', (_what, event) => expect(next(cancel, event).step).toBe('cancelled'));

  it('another vehicle: once the cancellation is confirmed the form is back, at the vehicles', () => {
    expect(otherVehicle).toMatchObject({ step: 'searching', wish: 'change-vehicle' });
    expect(next(otherVehicle, reported('CANCELED'))).toEqual(atVehicles);
    expect(following(otherVehicle, reported('ACCEPTED'), reported('CANCELED'))).toEqual(atVehicles);
  });

  it('a late ACCEPTED wins until the cancellation is confirmed', () => {
    const late = next(cancel, reported('ACCEPTED', 'Aylin'));
    expect(late).toMatchObject({ step: 'accepted', driverName: 'Aylin', wish: 'cancel' });
    expect(next(late, reported('CANCELED')).step).toBe('cancelled');
  });

  it('after the wait for the other vehicle was ended, a late confirmation is announced and the page stays', () => {
    const left = next(otherVehicle, { type: 'cancelLeft' });
    expect(left).toMatchObject({ step: 'searching', wish: 'cancel' });
    expect(next(left, reported('CANCELED')).step).toBe('cancelled');
  });

  it("after a correction the search goes on, and a second ending is still the customer's own", () => {
    const corrected = following(cancel, reported('CANCELED'), reported('SEARCHING', null, 'read'));
    expect(corrected).toMatchObject({ step: 'searching', wish: 'cancel' });
    expect(next(corrected, reported('CANCELED', null, 'read')).step).toBe('cancelled');
  });

  it('nobody found: the form again, at the vehicles where they are wanted', () => {
    expect(following(searching, reported('GIVEN_UP'), { type: 'vehicleWanted' })).toEqual(atVehicles);
  });
});
