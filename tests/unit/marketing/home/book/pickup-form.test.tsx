/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import home from '../../../../../src/locales/en/home.json';
import { PickupForm } from '../../../../../src/marketing/home/book/pickup-form';
import { renderScreen } from '../../../../support/render-screen-hook';

const visited: string[] = [];
// What Gatsby's own links look for on a page.
Object.assign(globalThis, {
  ...{ __BASE_PATH__: '', __PATH_PREFIX__: '', ___loader: { enqueue: () => {}, hovering: () => {} } },
  ___navigate: (path: string) => visited.push(path),
});

const slide = () => screen.getByRole('link', { name: 'Slide to Book a Cab' });

beforeEach(() => {
  visited.length = 0;
  renderScreen(<PickupForm />, { home });
});

test('a pickup that the browser has filled in without an event goes along when the control is slid', () => {
  screen.getByRole<HTMLInputElement>('textbox').value = 'Auestadion';
  fireEvent.click(slide());
  expect(visited).toEqual(['/bookings#from=Auestadion']);
});

test('an empty field leads to the plain booking screen', () => {
  fireEvent.click(slide());
  expect(visited).toEqual(['/bookings']);
});

test('a new tab is the browser’s business', () => {
  const click = createEvent.click(slide(), { ctrlKey: true });
  // jsdom cannot open one.
  slide().addEventListener('click', (event) => event.preventDefault());
  fireEvent(slide(), click);
  expect(visited).toEqual([]);
});
