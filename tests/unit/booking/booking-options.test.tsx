/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { BookingOptions } from '../../../src/booking/booking-options';
import type { Extras } from '../../../src/booking/extras/use-extras';
import { type BookingForm, emptyForm, type OpenOption, prefillTime } from '../../../src/booking/form/form';
import { noMore } from '../../../src/booking/more/more';
import { withRules } from '../../../src/booking/more/rules';
import booking from '../../../src/locales/en/booking.json';
import { renderScreen } from '../../support/render-screen-hook';

const onNow = jest.fn();
const extras: Extras = { status: 'known', offered: [], failure: null, missing: new Set(), taxis: [] };
let form: UseFormReturn<BookingForm>;
/** As the screen does for a wrong field. */
let ask: (open: OpenOption) => void;
const forOther = withRules({ ...noMore, passenger: { name: '', phone: '' } });

function Page({ hasTimePassed }: { readonly hasTimePassed: boolean }) {
  const [open, setOpen] = useState<OpenOption | null>(null);
  ask = setOpen;
  form = useForm<BookingForm>({ defaultValues: prefillTime(emptyForm, { date: '2026-11-20', time: '14:05' }) });
  return (
    <BookingOptions
      open={open}
      onOpen={setOpen}
      form={form}
      values={form.watch()}
      extras={extras}
      more={forOther}
      onMore={() => {}}
      hasTimePassed={hasTimePassed}
      onNow={onNow}
      errorOf={() => undefined}
    />
  );
}

const chip = () => screen.getByRole('button', { name: /^Pickup time/ });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const isHidden = () => field('Date').closest('[hidden]') !== null;
const persons = () => field('Passengers').value;
const open = (hasTimePassed = false) => renderScreen(<Page hasTimePassed={hasTimePassed} />, { booking });

beforeAll(() => {
  // jsdom has neither.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => onNow.mockReset());

test('date and time are prefilled with now (Spec §2), behind a chip that says Now', () => {
  open();
  expect([chip().textContent, isHidden(), field('Time').value]).toEqual(['Pickup time: Now', true, '14:05']);
});

test('the chip opens both fields with the focus in the date, and names another time once it is chosen', () => {
  open();
  fireEvent.click(chip());
  expect([isHidden(), document.activeElement, field('Date').value]).toEqual([false, field('Date'), '2026-11-20']);
  expect(form.getValues('isNow')).toBe(true);
  fireEvent.input(field('Time'), { target: { value: '18:30' } });
  expect(form.getValues('isNow')).toBe(false);
  expect(chip().textContent).toMatch(/^Pickup time: 20\sNov 18:30$/);
  // Nor does it say Now as long as there is none.
  fireEvent.input(field('Time'), { target: { value: '' } });
  expect(chip().textContent).toBe('Pickup time: –');
});

test('one press goes back to now, and closes the fields', () => {
  open();
  fireEvent.click(chip());
  fireEvent.click(screen.getByRole('button', { name: 'As soon as possible' }));
  expect([onNow.mock.calls.length, isHidden(), document.activeElement]).toEqual([1, true, chip()]);
});

test('a time that has passed is asked again in open fields', () => {
  open(true);
  act(() => form.setValue('time', ''));
  expect(isHidden()).toBe(false);
  expect(screen.getByText(booking.form.timePassed)).toBeTruthy();
});

test.each<[OpenOption['option'], OpenOption['field'], string]>([
  ['when', 'date', 'booking-date'],
  ['payment', 'paymentType', ''],
  ['more', 'instructions', 'booking-instructions'],
  ['more', 'passengerName', 'booking-passengerName'],
])('behind %s, a wrong field (%s) takes the focus each time that it is reported', async (option, wrong, id) => {
  open();
  for (const _press of ['Continue', 'Continue again']) {
    (document.activeElement as HTMLElement).blur();
    await act(async () => ask({ option, field: wrong }));
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.id).toBe(id);
  }
});

test('the passengers are counted from 1 to 8 (Spec §5), by presses and by typing', () => {
  open();
  const fewer = screen.getByRole('button', { name: 'One passenger fewer' });
  const more = screen.getByRole('button', { name: 'One passenger more' });
  fireEvent.click(fewer);
  expect([persons(), fewer.getAttribute('aria-disabled')]).toEqual(['1', 'true']);
  for (let press = 0; press < 9; press += 1) fireEvent.click(more);
  expect([persons(), more.getAttribute('aria-disabled')]).toEqual(['8', 'true']);
  fireEvent.input(field('Passengers'), { target: { value: '3' } });
  expect(form.getValues('numberOfPersons')).toBe(3);
});
