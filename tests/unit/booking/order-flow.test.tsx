/** @jest-environment jsdom */
import { LocationProvider } from '@reach/router';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookingForm } from '../../../src/booking/form/form';
import type { MoreRules } from '../../../src/booking/form/validate';
import { type MoreValues, noMore, type OptionalDetails } from '../../../src/booking/more/more';
import { withRules } from '../../../src/booking/more/rules';
import { keepMore } from '../../../src/booking/more/use-stored-more';
import { startSearch } from '../../../src/booking/order/driver-search';
import type { BookingFlow } from '../../../src/booking/order/flow-steps';
import { OrderFlow, type OrderFlowProps, type Submissions } from '../../../src/booking/order-flow';
import type { Vehicles } from '../../../src/booking/vehicles/use-vehicles';
import { endSession, startSession } from '../../../src/session/session-store';
import { fakeBackend } from '../../support/fake-backend';
import { renderScreen } from '../../support/render-screen-hook';
import { sampleToken } from '../../support/token';
import { pkw, request } from './samples';

const childSeat = { id: 'c-1', name: 'Child seat' };
const send = jest.fn();
const run = jest.fn((_effect: () => Promise<unknown>, ifRejected: unknown) => ifRejected && send(ifRejected));
let flow: BookingFlow;
let moved: (after: BookingFlow, before: BookingFlow) => void;
jest.mock('../../../src/booking/order/use-booking-flow', () => ({
  useBookingFlow: (_open: unknown, _offer: unknown, onMoved: typeof moved) => {
    moved = onMoved;
    return { flow, send, run };
  },
}));
jest.mock('../../../src/session/login/login-dialog', () => ({
  LoginDialog: ({ onRetry }: { readonly onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      Try the login again
    </button>
  ),
}));

const setValue = jest.fn();
const draft = { pause: jest.fn(), resume: jest.fn(), keep: jest.fn(), forget: jest.fn() };

const check = jest.fn<BookingForm | null, [MoreRules?]>();

type ScreenProps = Omit<OrderFlowProps, 'more' | 'onMore'> & { readonly entered: OptionalDetails | null };

/** The screen keeps what few rides need. */
function Screen({ entered, ...flowProps }: ScreenProps) {
  const [more, onMore] = useState(entered);
  return <OrderFlow {...flowProps} more={more} onMore={onMore} />;
}

/** The flow at a step, after a form that was sent or without one, and with a form that is complete now or is not. */
function open(
  step: BookingFlow,
  {
    sent = null as BookingForm | null,
    complete = null as BookingForm | null,
    entered = null as OptionalDetails | null,
    isNow = true,
    extras = [] as BookingForm['moreOption'],
  } = {},
) {
  flow = step;
  check.mockReturnValue(complete);
  const values: BookingForm = { ...request.form, isNow, moreOption: extras };
  const getValues = (name?: keyof BookingForm) => (name ? values[name] : values);
  const form = { getValues, setValue } as unknown as UseFormReturn<BookingForm>;
  const vehicles = { areLoading: false, haveFailed: false, hasRouteFailed: false, list: [pkw] } as unknown as Vehicles;
  const offer = { vehicles, chosen: pkw, offered: [childSeat] };
  const submissions: Submissions = { begin: null, waiting: sent };
  const element = () => (
    <Screen
      form={form}
      submissions={submissions}
      offer={offer}
      check={check}
      draft={draft}
      repeatedId={null}
      entered={entered}
    />
  );
  const { rerender } = renderScreen(element(), {});
  return (next: BookingFlow) => {
    act(() => moved(next, flow));
    flow = next;
    rerender(<LocationProvider>{element()}</LocationProvider>);
  };
}

/** jsdom cannot open dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
});
beforeEach(() => jest.clearAllMocks());

const editing: BookingFlow = { step: 'editing', asked: null };
const booked: BookingFlow = { step: 'booked', bookingId: 'B1', startsAt: new Date('2026-11-21T06:00:00Z'), request };
const submitted = expect.objectContaining({ type: 'submitted' });

const forOther = (phone: string): MoreValues => ({ ...noMore, passenger: { name: 'Erna Beispiel', phone } });

describe('what few rides need is part of the order, or there is no order', () => {
  const ofErna = {
    type: 'submitted',
    request: expect.objectContaining({
      passenger: 'Erna Beispiel',
      form: expect.objectContaining({ name: 'Erna Beispiel', phone: '0561 123456' }),
      lines: [`Bestellt von: ${request.form.name}, Rückfragen: ${request.form.phone}`],
    }),
    isSignedIn: false,
  };
  afterEach(() => sessionStorage.clear());

  test('the passenger is the rider, and the form itself keeps the customer', () => {
    open(editing, { sent: request.form, entered: withRules(forOther('0561 123456')) });
    expect(send.mock.calls).toEqual([[ofErna]]);
    expect(request.form.name).not.toBe('Erna Beispiel');
  });

  test('a form that is sent before this code has loaded has the passenger that the tab has stored', () => {
    keepMore(forOther('0561 123456'));
    open(editing, { sent: request.form, complete: request.form });
    expect(send.mock.calls).toEqual([[ofErna]]);
  });

  test('a stored passenger without a phone number is not ordered for, but reported', () => {
    keepMore(forOther(''));
    open(editing, { sent: request.form });
    expect(send).not.toHaveBeenCalled();
    expect(check).toHaveBeenCalledTimes(1);
    const rules = check.mock.lastCall?.[0];
    expect(rules?.(request.form, pkw)).toEqual([{ field: 'passengerPhone', sentence: 'check.passengerPhone' }]);
  });

  test('a form without stored values has been checked at the press, and is not checked again', () => {
    open(editing, { sent: request.form });
    expect(send).toHaveBeenCalledTimes(1);
    expect(check).not.toHaveBeenCalled();
  });
});

describe('the booking flow works with the form, and the screen gets nothing back', () => {
  test('a form that is sent begins it', () => {
    open(editing, { sent: request.form });
    expect(send.mock.calls).toEqual([[submitted]]);
  });

  test('after a failed login it takes the form as it stands now', () => {
    open(editing, { complete: request.form });
    expect(send).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Try the login again' }).click());
    expect(send.mock.calls).toEqual([[submitted]]);
  });

  const unresolved = { request: null, useMiles: false } as const;
  const failed: BookingFlow = { step: 'failed', ...unresolved, message: 'bookingFailed', isOffline: false };
  const search = startSearch('77', 7, 0);
  test.each<[string, BookingFlow, string, true | undefined]>([
    ['an order of the page before that failed', failed, 'searching.retry', true],
    ['a search that found nobody', { ...search, step: 'nobody-found' }, 'nobody.again', undefined],
    ['a booking that was cancelled', { ...search, step: 'cancelled' }, 'nobody.again', undefined],
  ])('after %s the form orders again: only the first one is the same order', (_what, ended, name, isRetry) => {
    open(ended, { complete: request.form });
    act(() => screen.getByRole('button', { name, hidden: true }).click());
    expect(send).toHaveBeenLastCalledWith(submitted);
    expect(send.mock.lastCall?.[0].request.isRetry).toBe(isRetry);
  });

  test('a form that is not complete any more begins nothing', () => {
    open(editing);
    act(() => screen.getByRole('button', { name: 'Try the login again' }).click());
    expect(send).not.toHaveBeenCalled();
  });

  test('an extra of an old draft that is no longer offered leaves the form, which would count it', () => {
    open(editing, { extras: [childSeat, { id: 'c-9', name: 'Fax' }] });
    expect(setValue.mock.calls).toEqual([['moreOption', [childSeat]]]);
  });

  test('a chosen time that has passed is said by the form, once (D21)', () => {
    const go = open({ step: 'asking-bonus', request, discount: 5 });
    go({ ...editing, begins: 'at-time' });
    expect([check.mock.calls.length, send.mock.calls.length]).toEqual([1, 0]);
  });

  test.each([
    ['a taxi for now is announced with the minutes offered', true, 'time.in'],
    ['a taxi for a chosen time comes at that time: no arrival is announced', false, 'time.unknown'],
  ])('%s', async (_what, isNow, text) => {
    open({ ...search, step: 'accepted', driverName: null }, { isNow });
    // Nobody is signed in: the taxi itself cannot be read.
    await act(async () => {});
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('the draft pauses while the booking is under way, and not before', () => {
    const go = open(editing);
    expect(draft.pause).not.toHaveBeenCalled();
    go(booked);
    expect(draft.pause).toHaveBeenCalledTimes(1);
    expect(draft.resume).not.toHaveBeenCalled();
    go(editing);
    expect(draft.resume).toHaveBeenCalledTimes(1);
    expect(draft.keep).not.toHaveBeenCalled();
  });

  test('a booking that came to nothing leaves a draft again', () => {
    const go = open(booked);
    go({ ...editing, begins: 'at-vehicles' });
    expect(draft.resume).toHaveBeenCalledTimes(1);
    expect(draft.keep).toHaveBeenCalledTimes(1);
  });

  const erna = withRules(forOther('0561 123456'));
  const stored = () => sessionStorage.getItem('taxi.more');

  test('a search that finds nobody leaves the passenger in the tab for the next try', () => {
    const go = open(startSearch('77', 7, 0), { entered: erna });
    expect(stored()).toBeNull();
    go({ ...startSearch('77', 7, 0), step: 'nobody-found' });
    expect(stored()).toContain('Erna');
  });

  test('a booked ride leaves no passenger for the next order', () => {
    const go = open(editing, { entered: erna, complete: request.form });
    go(booked);
    act(() => screen.getByRole('button', { name: 'Try the login again' }).click());
    expect(send.mock.lastCall?.[0].request.passenger).toBeUndefined();
  });

  test.each<[string, BookingFlow, string | undefined]>([
    ['the ride of this order takes its passenger along', startSearch('77', 7, 0), undefined],
    [
      'an earlier ride that is tracked instead does not',
      { step: 'placed', ...unresolved, bookingId: '77' },
      'Erna Beispiel',
    ],
  ])('%s', (_what, before, passenger) => {
    const go = open(before, { entered: erna, complete: request.form });
    go({ step: 'done', bookingId: '77', search: before.step === 'searching' ? before : null });
    act(() => screen.getByRole('button', { name: 'Try the login again' }).click());
    expect(send.mock.lastCall?.[0].request.passenger).toBe(passenger);
  });
});

test('a ride that the header leads to has no card, and is not read for one', async () => {
  const listed = { orderId: 'A77', bookingId: '77', orderStartDateTime: '2026-11-20 14:05:00', isDropRequired: 0 };
  jest.useFakeTimers();
  const backend = fakeBackend({ 'GET /bookings/ongoingAndPreOrder': { body: [listed] } });
  const uninstall = backend.install();
  startSession({ token: sampleToken(), refreshToken: 'r' });
  open(editing);
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(['GET /bookings/ongoingAndPreOrder', 'GET /bookings/77'].map(backend.count)).toEqual([1, 0]);
  act(() => endSession());
  jest.useRealTimers();
  uninstall();
});
