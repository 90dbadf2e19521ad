/** @jest-environment jsdom */
import { assignPage, resetPage } from '../../../src/device/personal-store';
import { keepChoice, readChoiceOf, readLatestChoice } from '../../../src/session/order-choice';

const pkw = { bookingId: 'B1', vehicle: { id: '1', name: 'PKW' }, payment: 'card' } as const;
const van = { bookingId: 'B2', vehicle: { id: '3', name: 'Van' }, payment: 'cash' } as const;

beforeEach(() => {
  localStorage.clear();
  assignPage('anna');
});
afterEach(resetPage);

test('orders on this device leave their choices: each of its own, and the latest', () => {
  keepChoice('anna', pkw);
  keepChoice('anna', van);
  expect(readLatestChoice('anna')).toEqual(van);
  expect(readChoiceOf('anna', 'B1')).toEqual(pkw);
  expect(Object.keys(localStorage)).toEqual(['taxi.orderChoices']);
});

test.each([
  ['another person', 'mehmet'],
  ['nobody', null],
])('%s has none of them (D45)', (_title, person) => {
  keepChoice('anna', pkw);
  expect(readLatestChoice(person)).toBeNull();
  expect(readChoiceOf(person, 'B1')).toBeNull();
});

test('what was stored before anybody signed in is nobody’s choice', () => {
  localStorage.setItem('taxi.orderChoices', JSON.stringify({ choices: [pkw], person: null }));
  expect(readLatestChoice(null)).toBeNull();
  expect(readChoiceOf(null, 'B1')).toBeNull();
});
