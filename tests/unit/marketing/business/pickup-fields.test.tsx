/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { PickupFields } from '../../../../src/marketing/business/pickup-fields';
import { emptyStop, type QuoteForm } from '../../../../src/marketing/business/quote';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';

let form: UseFormReturn<QuoteForm>;
/** The form as React takes it over: early text is set and the kept tap replayed before either is rendered. */
function Page() {
  form = useForm<QuoteForm>({ defaultValues: { pickups: [emptyStop], drop: emptyStop, travellers: '1' } });
  useEffect(() => {
    form.setValue('pickups.0', { text: 'Königsplatz 1', place: null });
    screen.getByRole('button', { name: 'Add a pickup' }).click();
  }, []);
  return <PickupFields form={form} />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a tap on Add before React keeps the pickup that was typed before it', async () => {
  await act(async () => void renderScreen(<Page />, textsOf('en')));
  expect(form.getValues('pickups').map(({ text }) => text)).toEqual(['Königsplatz 1', '']);
  expect(screen.getAllByRole<HTMLInputElement>('combobox')[0]?.value).toBe('Königsplatz 1');
});

test('the second removal of the same number is announced too', async () => {
  await act(async () => void renderScreen(<Page />, textsOf('en')));
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  await press('Add a pickup');
  const news = () => screen.getByText('Pickup 2 removed');
  await press('Remove pickup 2');
  const first = news();
  await press('Remove pickup 2');
  expect(news()).not.toBe(first);
  expect(news().closest('[role="status"]')).not.toBeNull();
});
