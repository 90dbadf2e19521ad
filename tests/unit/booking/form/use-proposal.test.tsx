/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { toDraft } from '../../../../src/booking/form/draft';
import { emptyForm } from '../../../../src/booking/form/form';
import { useBookingForm } from '../../../../src/booking/form/use-booking-form';
import { useProposal } from '../../../../src/booking/form/use-proposal';
import { pagePerson } from '../../../../src/device/personal-store';
import { keepChoice } from '../../../../src/session/order-choice';
import { endSession, expireSession, startSession } from '../../../../src/session/session-store';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';
import { completeForm } from '../samples';

const van = { vehicleOption: { id: '3', name: 'Van' }, paymentType: 'card' } as const;
const pkw = { vehicleOption: { id: '1', name: 'PKW' }, paymentType: 'wallet' } as const;
const fresh = { vehicleOption: emptyForm.vehicleOption, paymentType: emptyForm.paymentType };

const signIn = (id = 7) => act(() => void startSession({ token: sampleToken({ id }), refreshToken: 'any' }));
const person = () => pagePerson.get().person ?? '';
/** A customer who has ordered twice on this device. */
const orderTwice = () => {
  signIn();
  keepChoice(person(), { bookingId: 'B1', vehicle: pkw.vehicleOption, payment: pkw.paymentType });
  keepChoice(person(), { bookingId: 'B2', vehicle: van.vehicleOption, payment: van.paymentType });
};
const open = (repeated: string | null = null) => {
  const { result, rerender } = renderScreenHook(
    ({ repeatedId }: { readonly repeatedId: string | null }) => {
      const { form, draft } = useBookingForm();
      useProposal(form, draft, repeatedId);
      return form;
    },
    { repeatedId: repeated },
  );
  return { form: result.current, values: () => result.current.getValues(), rerender };
};

afterEach(() => act(endSession));

describe('The vehicle and payment type of the latest order are proposed to its customer', () => {
  test('in a form that nobody has touched; that makes no draft', () => {
    orderTwice();
    expect(open().values()).toMatchObject(van);
    expect(localStorage.getItem('taxi.draft')).toBeNull();
  });

  test('a draft with a vehicle wins', () => {
    orderTwice();
    const draft = { ...completeForm, ...pkw };
    localStorage.setItem('taxi.draft', JSON.stringify({ ...toDraft(draft, Date.now()), person: person() }));
    expect(open().values()).toMatchObject(pkw);
  });

  test('also to a customer who signs in at the open form; the typed address stays', () => {
    orderTwice();
    act(expireSession);
    const { values, form } = open();
    expect(values()).toMatchObject(fresh);
    act(() => form.setValue('start', 'Rathaus'));
    signIn();
    expect(values()).toMatchObject({ ...van, start: 'Rathaus' });
  });
});

describe('Book again', () => {
  test('takes vehicle and payment type of its ride once the form is filled', () => {
    orderTwice();
    const { values, rerender } = open();
    rerender({ repeatedId: 'B1' });
    expect(values()).toMatchObject(pkw);
  });

  test('gives way to what is chosen after it, also through a lost login', () => {
    orderTwice();
    const { form, values } = open('B1');
    act(() => {
      form.setValue('vehicleOption', van.vehicleOption);
      form.setValue('paymentType', van.paymentType);
    });
    act(expireSession);
    signIn();
    expect(values()).toMatchObject(van);
  });

  test('of the same ride on a new page takes its vehicle and payment type again', () => {
    orderTwice();
    open('B1');
    expect(open('B1').values()).toMatchObject(pkw);
  });

  test('waits for its customer, who signs in only later', () => {
    orderTwice();
    act(expireSession);
    const { values } = open('B1');
    expect(values()).toMatchObject(fresh);
    signIn();
    expect(values()).toMatchObject(pkw);
  });

  test('keeps the proposal for a ride that was ordered elsewhere', () => {
    orderTwice();
    expect(open('B9').values()).toMatchObject(van);
  });
});
