/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { readDraft, toDraft } from '../../../../src/booking/form/draft';
import { type BookingForm, emptyForm, fieldId, INSTRUCTIONS_MAX } from '../../../../src/booking/form/form';
import { AddressFields } from '../../../../src/booking/trip/address-fields';
import { customerPosition } from '../../../../src/maps/position/position';
import { fakeGoogle } from '../../../support/maps/fake-google';
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

test('a house number that is kept cuts nothing of the instructions, also after a reload', async () => {
  const street = {
    ...{ id: 'auestrasse', title: 'Auestraße', detail: 'Kassel', location: { lat: 51.3, lng: 9.48 } },
    addressComponents: [
      { longText: 'Auestraße', types: ['route'] },
      { longText: 'Kassel', types: ['locality'] },
    ],
  };
  const uninstall = fakeGoogle({ suggest: async () => [street] }).install();
  renderScreen(<Page />, {});
  const instructions = `${'x'.repeat(INSTRUCTIONS_MAX - 2)}🧳`;
  act(() => form.setValue('instructions', instructions));
  const field = screen.getAllByRole('combobox')[0] as HTMLInputElement;
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'Auestraße 12' } });
  await act(() => jest.advanceTimersByTimeAsync(300));
  await act(async () => void fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement));
  await act(() => jest.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('button', { name: 'address.tellDriver' }));
  act(uninstall);
  const told = `address.houseNumber\n${instructions}`;
  expect(form.getValues('instructions')).toBe(told);
  expect(readDraft(toDraft(form.getValues(), 0), 0)?.instructions).toBe(told);
});

test('a typed pickup that counts by the position (D27) is a note when it becomes the destination by a swap', async () => {
  const here = { lat: 51.31, lng: 9.49 };
  renderScreen(<Page />, {});
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  act(() => {
    customerPosition.set(here);
    form.setValue('start', 'Auestr. 12');
    form.setValue('end', 'Rathaus');
  });
  const places = () => [form.getValues('startPlace'), form.getValues('endPlace')];
  expect(places()).toMatchObject([{ label: 'Auestr. 12', coordinates: here }, null]);
  fireEvent.click(screen.getByRole('button', { name: 'address.swap' }));
  expect(places()).toMatchObject([{ label: 'Rathaus', coordinates: here }, null]);
  expect(form.getValues('end')).toBe('Auestr. 12');
  act(() => customerPosition.set(null));
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
