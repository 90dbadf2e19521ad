/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { type MoreValues, noMore, type OptionalDetails } from '../../../../src/booking/more/more';
import { withRules } from '../../../../src/booking/more/rules';
import { keepMore } from '../../../../src/booking/more/stored-more';
import { useStoredMore } from '../../../../src/booking/more/use-stored-more';
import { endSession, expireSession, startSession } from '../../../../src/session/session-store';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const erna: MoreValues = { ...noMore, passenger: { name: 'Erna Beispiel', phone: '0561 123456' } };
const treated: MoreValues = { ...erna, treatment: { prescription: 'there', copayment: 'due', insurer: 'Muster BKK' } };
const stored = () => sessionStorage.getItem('taxi.more');
const signIn = (sub: string) =>
  act(() => void startSession({ token: sampleToken({ sub, name: sub, phone: '' }, 3_600), refreshToken: 'r' }));

const stages = {
  editing: { underWay: false, isOver: false, isDone: false },
  searching: { underWay: true, isOver: false, isDone: false },
  'nobody found': { underWay: false, isOver: true, isDone: false },
  booked: { underWay: true, isOver: false, isDone: true },
} as const;
type Stage = keyof typeof stages;

/** A page whose booking is at a stage. */
function open(entered: MoreValues | null = null) {
  const { result, rerender } = renderScreenHook(
    ({ stage }: { stage: Stage }) => {
      const [more, onMore] = useState<OptionalDetails | null>(entered && withRules(entered));
      const isRead = useStoredMore({ more, onMore, ...stages[stage] });
      return { values: more?.values ?? null, isRead };
    },
    { stage: 'editing' },
  );
  return { page: result, reach: (stage: Stage) => rerender({ stage }) };
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
  expect(page.current).toEqual({ values: erna, isRead: true });
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

test('a booked ride leaves nothing for the next order, on the page or in the tab', () => {
  signIn('anna');
  keepMore(erna);
  const { page, reach } = open(erna);
  reach('booked');
  expect(page.current.values).toBeNull();
  expect(stored()).toBeNull();
});

test('a search leaves nothing in the tab; if nobody is found, the values are there for the next try', () => {
  signIn('anna');
  keepMore(treated);
  const { page, reach } = open(treated);
  reach('searching');
  expect(stored()).toBeNull();
  reach('nobody found');
  expect(page.current.values).toEqual(treated);
  expect(stored()).toContain('Erna');
  expect(stored()).not.toContain('BKK');
});
