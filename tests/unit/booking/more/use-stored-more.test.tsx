/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { type MoreValues, noMore, type OptionalDetails } from '../../../../src/booking/more/more';
import { withRules } from '../../../../src/booking/more/rules';
import { keepMore, useStoredMore } from '../../../../src/booking/more/use-stored-more';
import { endSession, expireSession, startSession } from '../../../../src/session/session-store';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const erna: MoreValues = { ...noMore, passenger: { name: 'Erna Beispiel', phone: '0561 123456' } };
const treated: MoreValues = { ...erna, treatment: { prescription: 'there', copayment: 'due', insurer: 'Muster BKK' } };
const stored = () => sessionStorage.getItem('taxi.more');
const signIn = (sub: string) =>
  act(() => void startSession({ token: sampleToken({ sub, name: sub, phone: '' }, 3_600), refreshToken: 'r' }));

/** A page with these values; its stored ones are read on arrival and for each customer. */
function open(entered: MoreValues | null = null) {
  const onRead = jest.fn();
  const { result } = renderScreenHook(() => {
    const [more, onMore] = useState<OptionalDetails | null>(entered && withRules(entered));
    useStoredMore(more, onMore, onRead);
    return { values: more?.values ?? null, onRead };
  });
  return { page: result };
}

beforeEach(() => act(endSession));
afterEach(() => {
  act(endSession);
  sessionStorage.clear();
});

test('a reload restores the passenger; an order waits until that has been read', () => {
  signIn('anna');
  keepMore(treated);
  const { page } = open();
  expect(page.current.values).toEqual(erna);
  expect(page.current.onRead.mock.calls).toEqual([[expect.objectContaining({ values: erna })]]);
});

test('without stored values there is nothing to wait for', () => {
  expect(open().page.current.onRead.mock.calls).toEqual([[null]]);
});

test('entered before the login, it belongs to the customer who signs in, and to nobody else (D45)', () => {
  keepMore(erna);
  signIn('anna');
  expect(open().page.current.values).toEqual(erna);
  signIn('bert');
  expect(stored()).toBeNull();
  expect(open().page.current.values).toBeNull();
});

test('after the session has expired nobody sees it, and its customer sees it again after the next login', () => {
  signIn('anna');
  keepMore(erna);
  act(expireSession);
  const { page } = open();
  expect(page.current.values).toBeNull();
  signIn('anna');
  expect(page.current.values).toEqual(erna);
});

test('entered values win over stored ones', () => {
  signIn('anna');
  keepMore(erna);
  const entered = { ...noMore, luggage: 2 };
  expect(open(entered).page.current.values).toEqual(entered);
});
