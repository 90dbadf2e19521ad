/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type BookingForm, emptyForm, prefillTime } from '../../../../src/booking/form/form';
import { PickupTime } from '../../../../src/booking/trip/pickup-time';
import booking from '../../../../src/locales/en/booking.json';
import { renderScreen } from '../../../support/render-screen-hook';

const onNow = jest.fn();
let form: UseFormReturn<BookingForm>;

function Page() {
  form = useForm<BookingForm>({ defaultValues: prefillTime(emptyForm, { date: '2026-11-20', time: '14:05' }) });
  return (
    <PickupTime
      form={form}
      values={form.watch()}
      hasTimePassed={false}
      onNow={onNow}
      dateError={undefined}
      timeError={undefined}
    />
  );
}

const line = () => screen.queryByRole('button', { name: /^As soon as possible/ });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  jest.useFakeTimers();
  onNow.mockReset();
  renderScreen(<Page />, { booking });
});
afterEach(() => jest.useRealTimers());

test('with Now, date and time are one line with the current ones (Spec §2)', () => {
  expect(line()?.textContent).toContain('14:05');
  expect(field('Date').closest('[hidden]')).not.toBeNull();
});

test.each([
  ['the line', () => line() ?? document.body],
  ['Later', () => screen.getByRole('radio', { name: 'Later' })],
])('a press on %s opens both fields, prefilled with now', (_, find) => {
  act(() => void fireEvent.click(find()));
  act(() => jest.runAllTimers());
  expect(line()).toBeNull();
  expect(field('Date').closest('[hidden]')).toBeNull();
  expect([field('Date').value, field('Time').value]).toEqual(['2026-11-20', '14:05']);
  expect(form.getValues('isNow')).toBe(true);
});

test('the line gives the focus to the date, and Now closes the fields again', () => {
  fireEvent.click(line() ?? document.body);
  act(() => jest.runAllTimers());
  expect(document.activeElement).toBe(field('Date'));
  fireEvent.click(screen.getByRole('radio', { name: 'Now' }));
  expect(line()).not.toBeNull();
  expect(onNow).toHaveBeenCalledTimes(1);
});
