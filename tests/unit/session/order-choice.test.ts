/** @jest-environment jsdom */
import { assignPage, resetPage } from '../../../src/device/personal-store';
import {
  addChoice,
  choiceOf,
  keepChoice,
  latestChoice,
  readChoiceOf,
  readLatestChoice,
} from '../../../src/session/order-choice';

const pkw = { bookingId: 'B1', vehicle: { id: '1', name: 'PKW' }, payment: 'card' } as const;
const van = { bookingId: 'B2', vehicle: { id: '3', name: 'Van' }, payment: 'cash' } as const;
const stored = (...choices: readonly object[]) => ({ choices, person: 'anna' });

describe('The vehicle and payment type of earlier orders', () => {
  test('the latest order is the last one that was placed; each booking is stored once', () => {
    const kept = [pkw, van, { ...pkw, payment: 'wallet' as const }].reduce<object | null>(addChoice, null);
    expect(kept).toEqual({ choices: [van, { ...pkw, payment: 'wallet' }] });
    expect(latestChoice(kept)).toMatchObject({ bookingId: 'B1', payment: 'wallet' });
    expect(choiceOf(kept, 'B2')).toEqual(van);
    expect(choiceOf(kept, 'B3')).toBeNull();
  });

  test('twenty of them are stored', () => {
    let kept: unknown = null;
    for (let order = 1; order <= 21; order += 1) kept = addChoice(kept, { ...pkw, bookingId: `B${order}` });
    expect([choiceOf(kept, 'B1'), choiceOf(kept, 'B2')?.bookingId]).toEqual([null, 'B2']);
  });

  test.each([
    ['nothing', null],
    ['another shape', { choices: 'PKW' }],
    ['a choice without a vehicle', stored({ bookingId: 'B1', payment: 'cash' })],
  ])('%s is no choice', (_what, kept) => {
    expect(latestChoice(kept)).toBeNull();
  });

  test('a payment type that the operator no longer takes is not proposed', () => {
    expect(latestChoice(stored({ ...pkw, payment: 'cheque' }))).toEqual({ ...pkw, payment: null });
  });
});

describe('On a device they belong to their person (D45)', () => {
  beforeEach(() => {
    localStorage.clear();
    assignPage('anna');
  });
  afterEach(resetPage);

  test('orders leave their choices: each of its own, and the latest', () => {
    keepChoice('anna', pkw);
    keepChoice('anna', van);
    expect([readLatestChoice('anna'), readChoiceOf('anna', 'B1')]).toEqual([van, pkw]);
    for (const person of ['mehmet', null]) {
      expect([readLatestChoice(person), readChoiceOf(person, 'B1')]).toEqual([null, null]);
    }
    expect(Object.keys(localStorage)).toEqual(['taxi.orderChoices']);
  });

  test('what was stored before anybody signed in is nobody’s choice', () => {
    localStorage.setItem('taxi.orderChoices', JSON.stringify({ choices: [pkw], person: null }));
    expect([readLatestChoice(null), readChoiceOf(null, 'B1')]).toEqual([null, null]);
  });
});
