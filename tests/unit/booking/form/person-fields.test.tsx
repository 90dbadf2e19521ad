/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type BookingForm, emptyForm } from '../../../../src/booking/form/form';
import { PersonFields } from '../../../../src/booking/form/person-fields';
import booking from '../../../../src/locales/en/booking.json';
import common from '../../../../src/locales/en/common.json';
import { endSession } from '../../../../src/session/session-store';
import { renderScreen } from '../../../support/render-screen-hook';

const rider = { name: 'Anna Muster', phone: '+49 171 3920002' };

function Form({ values }: { readonly values: Partial<BookingForm> }) {
  const form = useForm<BookingForm>({ defaultValues: emptyForm, values: { ...emptyForm, ...values } });
  const { name, phone } = form.watch();
  return <PersonFields {...{ form, name, phone }} isForOther={false} nameError={undefined} phoneError={undefined} />;
}

/** Renders the fields with their upper edge at `top` in a window of 768 px. */
function open(values: Partial<BookingForm>, top = 0) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: top }));
  const { container } = renderScreen(<Form values={values} />, { booking, common });
  return { container, step: () => container.querySelector('[data-step]')?.getAttribute('data-step') };
}

beforeEach(() => act(endSession));
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.rider;
});

test.each([
  ['in view', rider, 0, false, 'open'],
  ['in the last row of the window', rider, 767, false, 'open'],
  ['below the window', rider, 768, false, 'folded'],
  ['in view, and folded since the first paint', rider, 0, true, 'folded'],
  ['without a phone number, and folded since the first paint', { name: rider.name }, 0, true, 'open'],
  ['unknown, below the window', {}, 768, false, 'open'],
])('a customer %s', (_case, values, top, isMarked, step) => {
  if (isMarked) document.documentElement.dataset.rider = 'known';
  expect(open(values, top).step()).toBe(step);
});

test('a folded field opens with the focus, and stays open', () => {
  const { container, step } = open(rider, 768);
  expect(container.textContent).toContain('Anna Muster, +49 171 3920002');
  fireEvent.focus(container.querySelector('#booking-name') as Element);
  expect(step()).toBe('open');
});
