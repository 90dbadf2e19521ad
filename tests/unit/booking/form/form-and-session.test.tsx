/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { emptyForm } from '../../../../src/booking/form/form';
import { useBookingForm } from '../../../../src/booking/form/use-booking-form';
import { resetPage } from '../../../../src/device/personal-store';
import { berlinWallTime } from '../../../../src/lib/berlin-time';
import {
  endSession,
  expireSession,
  sessionStore,
  startSession,
  updateCustomer,
} from '../../../../src/session/session-store';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';
import { setBackendAhead } from '../../device/page-clock';

const NOW_MS = Date.parse('2026-11-20T13:05:00Z');
const HOUR_MS = 3_600_000;
const tokenOf = (name: string, phone: string) => sampleToken({ name, phone }, 30 * 86_400);
const signIn = (name: string, phone: string) =>
  act(() => void startSession({ token: tokenOf(name, phone), refreshToken: 'any' }));
const draft = () => JSON.parse(localStorage.getItem('taxi.draft') ?? 'null')?.form;

/** The form with its name and phone. */
function renderForm() {
  const { result, ...rest } = renderScreenHook(() => useBookingForm());
  const rider = () => {
    const { name, phone } = result.current.form.getValues();
    return { name, phone };
  };
  const type = (field: 'name' | 'phone' | 'instructions', text: string) =>
    act(() => result.current.form.setValue(field, text));
  return { form: result.current.form, rider, type, ...rest };
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS });
  endSession();
});
afterEach(() => {
  act(endSession);
  jest.useRealTimers();
});

describe('what came from the session leaves the form with it, what was typed stays (D5)', () => {
  test('name and phone are prefilled and leave with the customer', () => {
    const { rider, type } = renderForm();
    signIn('Anna', '0171');
    expect(rider()).toEqual({ name: 'Anna', phone: '0171' });
    type('phone', '030');
    act(expireSession);
    expect(rider()).toEqual({ name: '', phone: '030' });
    expect(draft()).toMatchObject({ name: '', phone: '030' });
  });

  test('a name typed before the login is the visitor’s own, even if it is the same', () => {
    const { rider, type } = renderForm();
    type('name', 'Anna');
    signIn('Anna', '0171');
    act(expireSession);
    expect(rider()).toEqual({ name: 'Anna', phone: '' });
  });

  test('the next customer takes the place of the one before', () => {
    const { rider } = renderForm();
    signIn('Anna', '0171');
    signIn('Mehmet', '0172');
    expect(rider()).toEqual({ name: 'Mehmet', phone: '0172' });
  });

  test('the profile’s mobile and name win over the token’s', () => {
    const { rider } = renderForm();
    signIn('Anna', '0171');
    act(() => updateCustomer({ name: 'Anna Muster', phone: '0175', email: '' }));
    expect(rider()).toEqual({ name: 'Anna Muster', phone: '0175' });
  });

  test('the draft never holds what the session gives; a reload gives it again', () => {
    const first = renderForm();
    signIn('Anna', '0171');
    first.type('instructions', 'Two suitcases');
    expect(draft()).toMatchObject({ name: '', phone: '', instructions: 'Two suitcases' });
    first.unmount();
    expect(renderForm().form.getValues()).toMatchObject({
      name: 'Anna',
      phone: '0171',
      instructions: 'Two suitcases',
    });
  });

  test('a logout clears the draft, and nothing writes it again', () => {
    const { type } = renderForm();
    signIn('Anna', '0171');
    type('instructions', 'Two suitcases');
    act(endSession);
    expect(draft()).toBeUndefined();
  });
});

test('as soon as possible is now on the backend’s clock (D44)', () => {
  setBackendAhead(-2 * HOUR_MS);
  const { date, time } = berlinWallTime(new Date(NOW_MS - 2 * HOUR_MS));
  expect(renderForm().form.getValues()).toMatchObject({ ...emptyForm, date, time });
});

describe('a draft is its person’s (D45)', () => {
  const asIn = (id: number) =>
    act(() => void startSession({ token: sampleToken({ id, name: '', phone: '' }), refreshToken: 'any' }));
  const instructions = (screen: ReturnType<typeof renderForm>) => screen.form.getValues('instructions');
  /** A new visit of the page: what is kept is read anew. */
  const visit = () => {
    resetPage();
    act(() => sessionStore.set({ status: 'anonymous' }));
    return renderForm();
  };

  test('typed before the login it is that of the customer who logs in', () => {
    const first = renderForm();
    first.type('instructions', 'Two suitcases');
    asIn(1);
    first.unmount();
    act(expireSession);
    expect(instructions(visit())).toBe('');
  });

  test('nobody sees it after their session has ended; they have it again at the next login', () => {
    asIn(1);
    const first = renderForm();
    first.type('instructions', 'Two suitcases');
    first.unmount();
    act(expireSession);
    const second = visit();
    expect(instructions(second)).toBe('');
    asIn(1);
    expect(instructions(second)).toBe('Two suitcases');
  });

  test('another customer never has it, and it is gone from the device', () => {
    asIn(1);
    const first = renderForm();
    first.type('instructions', 'Two suitcases');
    first.unmount();
    act(expireSession);
    const second = visit();
    asIn(2);
    expect(instructions(second)).toBe('');
    expect(draft()).toBeUndefined();
  });
});
