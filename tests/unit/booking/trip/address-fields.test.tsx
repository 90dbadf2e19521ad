/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type BookingForm, emptyForm, fieldId } from '../../../../src/booking/form/form';
import { AddressFields } from '../../../../src/booking/trip/address-fields';
import { renderScreen } from '../../../support/render-screen-hook';
import { wilhelmshoehe } from '../samples';

let form: UseFormReturn<BookingForm>;

function Page({ linkedStart = '' }) {
  form = useForm<BookingForm>({ defaultValues: emptyForm });
  return (
    <AddressFields
      form={form}
      values={form.watch()}
      linkedStart={linkedStart}
      startError={undefined}
      endError={undefined}
    />
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a destination is called a note for the driver only while it is typed and not chosen', async () => {
  renderScreen(<Page />, {});
  // What the page fetches when it is idle has come.
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  const note = () => screen.queryByText('address.asNote');
  expect(note()).toBeNull();
  act(() => {
    form.setValue('end', wilhelmshoehe.label);
    form.setValue('endPlace', wilhelmshoehe);
  });
  expect(note()).toBeNull();
  act(() => {
    form.setValue('end', 'Somewhere else');
    form.setValue('endPlace', null);
  });
  expect(note()).not.toBeNull();
});

describe('a pickup that a link has brought as text reaches the field through the form', () => {
  const focusedId = async () => {
    await act(() => jest.advanceTimersByTimeAsync(100));
    return document.activeElement?.id;
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('it takes the focus, although the address is clean by now', async () => {
    renderScreen(<Page linkedStart="Rathaus" />, {});
    expect(await focusedId()).toBe(fieldId('start'));
  });

  test('the field does not read the address again', async () => {
    window.history.replaceState(null, '', '/bookings#from=Rathaus');
    renderScreen(<Page />, {});
    expect(await focusedId()).toBe('');
  });
});
