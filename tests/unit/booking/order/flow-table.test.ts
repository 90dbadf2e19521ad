import { type SearchFlow, startSearch } from '../../../../src/booking/order/driver-search';
import { editing, endedWithoutRide, isBooked, next } from '../../../../src/booking/order/flow';
import type { BookingEvent, BookingFlow } from '../../../../src/booking/order/flow-steps';
import { priceOf } from '../../../../src/price/price';
import { now, pkw, request } from '../samples';

type Step = BookingFlow['step'];
type EventType = BookingEvent['type'];

const startsAt = new Date('2026-11-21T08:00:00Z');
const open = { request, useMiles: false } as const;
const returned = { request: null, useMiles: false } as const;
const search = startSearch('77', 13, now.getTime()) as SearchFlow & { step: 'searching' };
const unpriced = { ...request, price: 'loading' } as const;
const fixed = { ...pkw, priceKind: 'fixed', priceValidUntil: now } as const;
const promised = { ...request, category: fixed };
const was = priceOf({ ...fixed, price: 9 });

/** Every step in every shape that it can have. */
const states: { readonly [Name in Step]: readonly Extract<BookingFlow, { step: Name }>[] } = {
  editing: [
    { step: 'editing', asked: null },
    { step: 'editing', asked: request },
    { step: 'editing', asked: null, begins: 'at-vehicles' },
    { step: 'editing', asked: null, begins: 'at-time' },
  ],
  'signing-in': [{ step: 'signing-in', request }],
  confirming: [
    { step: 'confirming', request, discount: null },
    { step: 'confirming', request, discount: 0 },
    { step: 'confirming', request, discount: 5 },
    { step: 'confirming', request: unpriced, discount: null },
    { step: 'confirming', request: unpriced, discount: 0 },
    { step: 'confirming', request, discount: null, isBonusLate: true },
    { step: 'confirming', request: { ...request, price: 'unknown' }, bonusFor: request, discount: 0 },
    { step: 'confirming', request: promised, discount: 0 },
    { step: 'confirming', request: promised, discount: null, renewal: 'loading' },
    { step: 'confirming', request: promised, discount: 5, renewal: 'failed' },
    { step: 'confirming', request: promised, discount: 5, was },
    { step: 'confirming', request, discount: 0, doubtedTime: now },
  ],
  'asking-bonus': [
    { step: 'asking-bonus', request, discount: 5 },
    { step: 'asking-bonus', request: promised, discount: 5 },
  ],
  creating: [
    { step: 'creating', ...open },
    { step: 'creating', ...open, isAnother: true },
  ],
  checking: [
    { step: 'checking', ...open },
    { step: 'checking', ...returned },
  ],
  elsewhere: [
    { step: 'elsewhere', ...open },
    { step: 'elsewhere', ...returned },
  ],
  unsure: [
    { step: 'unsure', ...open, candidate: null, isListRead: false },
    { step: 'unsure', ...open, candidate: '5', isListRead: true },
    { step: 'unsure', ...returned, candidate: null, isListRead: true },
  ],
  warned: [
    { step: 'warned', ...open, candidate: '5', isListRead: true },
    { step: 'warned', ...returned, candidate: null, isListRead: false },
  ],
  placed: [
    { step: 'placed', ...open, bookingId: '77' },
    { step: 'placed', ...returned, bookingId: '77' },
  ],
  failed: [
    { step: 'failed', ...open, message: 'bookingFailed', isOffline: false },
    { step: 'failed', ...open, message: 'bookingFailed', isOffline: true },
    { step: 'failed', ...returned, message: 'bookingFailed', isOffline: false },
  ],
  searching: [
    search,
    { ...search, status: 'ASSIGNED' },
    { ...search, status: 'REJECTED', connection: 'retrying' },
    { ...search, isLong: true },
    { ...search, isLong: true, connection: 'lost', wish: 'change-vehicle' },
    { ...search, connection: 'connected', wish: 'cancel' },
  ],
  accepted: [
    { ...search, step: 'accepted', driverName: null },
    { ...search, step: 'accepted', driverName: 'Mehmet' },
    { ...search, step: 'accepted', driverName: 'Mehmet', isLong: true },
    { ...search, step: 'accepted', driverName: null, wish: 'cancel' },
    { ...search, step: 'accepted', driverName: null, wish: 'change-vehicle' },
  ],
  cancelled: [
    { ...search, step: 'cancelled' },
    { ...search, step: 'cancelled', wish: 'cancel' },
  ],
  'nobody-found': [{ ...search, step: 'nobody-found' }],
  'signed-out': [
    { step: 'signed-out', search, isLoggingIn: false },
    { step: 'signed-out', search: { ...search, step: 'accepted', driverName: 'Mehmet' }, isLoggingIn: true },
  ],
  booked: [
    { step: 'booked', bookingId: '77', startsAt, request },
    { step: 'booked', bookingId: '77', startsAt, request: null },
  ],
  done: [{ step: 'done', bookingId: '77', search: null }],
};

const news = ['SEARCHING', 'ASSIGNED', 'REJECTED', 'ACCEPTED', 'CANCELED', 'GIVEN_UP'] as const;
const lines = [
  'idle',
  'connecting',
  'handshaking',
  'acknowledged',
  'assumed',
  'refused',
  'waiting',
  'exhausted',
  'closed',
] as const;
const created = { type: 'orderCreated', bookingId: '77', customerId: 13, orderedAtMs: now.getTime() } as const;

/** Every event with every value that makes a difference. */
const events: { readonly [Type in EventType]: readonly Extract<BookingEvent, { type: Type }>[] } = {
  submitted: [true, false].map((isSignedIn) => ({ type: 'submitted', request, isSignedIn })),
  loginClosed: [{ type: 'loginClosed' }],
  signedIn: [request, null].map((one) => ({ type: 'signedIn', request: one })),
  discountRead: [request, unpriced, { ...request }].flatMap((one) =>
    [0, 5].map((discount) => ({ type: 'discountRead' as const, request: one, discount })),
  ),
  pricesRead: [pkw, null].map((category) => ({ type: 'pricesRead', category })),
  priceRanOut: [{ type: 'priceRanOut' }],
  priceRenewed: [fixed, { ...fixed, price: 20 }, { ...fixed, priceValidUntil: startsAt }, null].map((category) => ({
    type: 'priceRenewed',
    category,
  })),
  priceAccepted: [{ type: 'priceAccepted' }],
  timeDoubted: [{ type: 'timeDoubted', time: now }],
  timeAccepted: [{ type: 'timeAccepted' }],
  waitedLong: [request, unpriced].map((one) => ({ type: 'waitedLong', request: one })),
  bonusWaived: [{ type: 'bonusWaived' }],
  confirmed: [{ type: 'confirmed' }],
  bonusAnswered: [true, false].map((useMiles) => ({ type: 'bonusAnswered', useMiles })),
  wentBack: [{ type: 'wentBack' }],
  orderCreated: [null, startsAt].map((preOrderFor) => ({ ...created, preOrderFor })),
  orderFailed: [true, false].map((isOffline) => ({ type: 'orderFailed', message: 'bookingFailed', isOffline })),
  sessionRefused: [{ type: 'sessionRefused' }],
  attemptFound: [{ type: 'attemptFound' }],
  answerLost: [{ type: 'answerLost' }],
  otherWindowFound: [{ type: 'otherWindowFound' }],
  outcomeMissed: [null, '5'].flatMap((candidate) =>
    [true, false].map((isListRead) => ({ type: 'outcomeMissed' as const, candidate, isListRead })),
  ),
  nothingFound: [{ type: 'nothingFound' }],
  earlierOrderFound: [{ type: 'earlierOrderFound', bookingId: '77' }],
  checkedAgain: [{ type: 'checkedAgain' }],
  anotherWanted: [{ type: 'anotherWanted' }],
  anotherConfirmed: [{ type: 'anotherConfirmed' }],
  retried: [{ type: 'retried' }],
  connectionChanged: lines.map((live) => ({ type: 'connectionChanged', live })),
  searchReported: news.flatMap((one) =>
    (['frame', 'read'] as const).flatMap((from) =>
      ['77', '78'].flatMap((bookingId) =>
        [null, 'Aylin'].map((driverName) => ({
          type: 'searchReported' as const,
          bookingId,
          news: one,
          driverName,
          from,
        })),
      ),
    ),
  ),
  searchedLong: ['77', '78'].map((bookingId) => ({ type: 'searchedLong', bookingId })),
  keptWaiting: [{ type: 'keptWaiting', atMs: now.getTime() + 90_000 }],
  cancelAsked: (['cancel', 'change-vehicle'] as const).map((wish) => ({ type: 'cancelAsked', wish })),
  cancelLeft: [{ type: 'cancelLeft' }],
  vehicleWanted: [{ type: 'vehicleWanted' }],
  sessionEnded: [{ type: 'sessionEnded' }],
  loginWanted: [{ type: 'loginWanted' }],
  customerBack: [13, '13', 8].map((customerId) => ({ type: 'customerBack', customerId })),
  detailsOpened: [{ type: 'detailsOpened' }],
};

const whileOpen = {
  orderCreated: ['searching', 'booked'],
  orderFailed: ['failed'],
  sessionRefused: ['signing-in', 'editing'],
  outcomeMissed: ['unsure'],
  earlierOrderFound: ['placed'],
  nothingFound: ['confirming', 'editing'],
  timeDoubted: ['confirming'],
} as const;

/** Which event moves which step, and where to. What is not here belongs nowhere: it changes nothing. */
const belongs: Record<Step, Partial<Record<EventType, readonly Step[]>>> = {
  editing: { submitted: ['confirming', 'signing-in'], attemptFound: ['checking'], signedIn: ['confirming'] },
  'signing-in': { signedIn: ['confirming'], loginClosed: ['editing'] },
  confirming: {
    discountRead: ['confirming'],
    pricesRead: ['confirming'],
    waitedLong: ['confirming'],
    bonusWaived: ['confirming'],
    priceRanOut: ['confirming'],
    priceRenewed: ['confirming'],
    priceAccepted: ['confirming'],
    timeAccepted: ['confirming'],
    confirmed: ['creating', 'asking-bonus'],
    wentBack: ['editing'],
  },
  'asking-bonus': {
    bonusAnswered: ['creating'],
    wentBack: ['confirming'],
    priceRanOut: ['confirming'],
    priceRenewed: ['asking-bonus', 'confirming'],
  },
  creating: {
    ...whileOpen,
    sessionRefused: ['signing-in'],
    nothingFound: ['confirming'],
    answerLost: ['checking'],
    otherWindowFound: ['elsewhere'],
  },
  checking: { ...whileOpen, otherWindowFound: ['elsewhere'] },
  elsewhere: { ...whileOpen, wentBack: ['editing'] },
  unsure: { checkedAgain: ['checking'], anotherWanted: ['warned'], detailsOpened: ['done'], wentBack: ['editing'] },
  warned: { anotherConfirmed: ['creating', 'editing'], wentBack: ['unsure'], priceRanOut: ['confirming'] },
  placed: {
    anotherWanted: ['creating', 'editing'],
    detailsOpened: ['done'],
    wentBack: ['editing'],
    priceRanOut: ['confirming'],
  },
  failed: { retried: ['creating'], wentBack: ['editing'], priceRanOut: ['confirming'] },
  searching: {
    connectionChanged: ['searching'],
    searchReported: ['searching', 'accepted', 'cancelled', 'nobody-found', 'editing'],
    searchedLong: ['searching'],
    keptWaiting: ['searching'],
    cancelAsked: ['searching'],
    cancelLeft: ['searching'],
    detailsOpened: ['done'],
    wentBack: ['editing'],
    sessionEnded: ['signed-out'],
  },
  accepted: {
    connectionChanged: ['accepted'],
    searchReported: ['accepted', 'cancelled', 'editing'],
    detailsOpened: ['done'],
    sessionEnded: ['signed-out'],
  },
  cancelled: {
    connectionChanged: ['cancelled'],
    searchReported: ['searching', 'accepted'],
    wentBack: ['editing'],
    sessionEnded: ['editing'],
  },
  'nobody-found': {
    connectionChanged: ['nobody-found'],
    searchReported: ['searching', 'accepted'],
    vehicleWanted: ['editing'],
    wentBack: ['editing'],
    sessionEnded: ['editing'],
  },
  'signed-out': {
    loginWanted: ['signed-out'],
    loginClosed: ['signed-out'],
    customerBack: ['searching', 'editing'],
    wentBack: ['editing'],
  },
  booked: { wentBack: ['editing'] },
  done: { wentBack: ['editing'] },
};

const steps = Object.keys(states) as Step[];
const types = Object.keys(events) as EventType[];
const pairs = steps.flatMap((step) => types.map((type) => [step, type] as const));

/** Where the event takes the step in any of their shapes; null: nowhere. */
const outcomesOf = (step: Step, type: EventType): readonly (Step | null)[] =>
  states[step].flatMap((state) =>
    events[type].map((event) => {
      const after = next(state, event);
      return after === state ? null : after.step;
    }),
  );

describe('every step of the booking flow x every event', () => {
  it.each(pairs.filter(([step, type]) => belongs[step][type]))('%s: %s leads where it should', (step, type) => {
    const moved = new Set(outcomesOf(step, type).filter((after) => after !== null));
    expect([...moved].sort()).toEqual([...(belongs[step][type] ?? [])].sort());
  });

  it.each(steps)('%s: what does not belong to it changes nothing and answers the very same object', (step) => {
    const others = types.filter((type) => !belongs[step][type]);
    for (const type of others) expect([type, new Set(outcomesOf(step, type))]).toEqual([type, new Set([null])]);
  });

  it('a second event of the same kind is never a second order', () => {
    for (const [step, type] of pairs) {
      for (const state of states[step]) {
        for (const event of events[type]) {
          const once = next(state, event);
          const again = next(once, event);
          if (once.step === 'creating' && once !== state) expect([step, type, again]).toEqual([step, type, once]);
        }
      }
    }
  });

  it.each(steps)('%s: is the form booked, and is it wanted again?', (step) => {
    const booked = new Set<Step>(['searching', 'accepted', 'signed-out', 'booked', 'done']);
    for (const state of states[step]) {
      const isAtVehicles = state.step === 'editing' && state.begins === 'at-vehicles';
      const isWantedAgain = step === 'cancelled' || step === 'nobody-found' || isAtVehicles;
      expect([isBooked(state), endedWithoutRide(state)]).toEqual([booked.has(step), isWantedAgain]);
    }
  });

  it('the form that is shown first is a form that nothing was asked of', () => {
    expect(editing).toEqual(states.editing[0]);
  });
});
