/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type BookingForm, emptyForm } from '../../../../src/booking/form/form';
import { useSetPickup } from '../../../../src/booking/trip/pickup-tools';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { hauptbahnhof } from '../samples';

const open = (start: string) => {
  const { result } = renderScreenHook(() => {
    const form = useForm<BookingForm>({ defaultValues: { ...emptyForm, start } });
    return { form, ...useSetPickup(form) };
  });
  return result;
};

test.each([
  ['a pin takes the place of any pickup', 'take', 'Rathaus', hauptbahnhof.label],
  ['the position on the map is a pickup where none is typed', 'offer', '', hauptbahnhof.label],
  ['and leaves alone what is typed', 'offer', 'Rathaus', 'Rathaus'],
] as const)('%s', (_name, how, typed, start) => {
  const result = open(typed);
  act(() => result.current[how](hauptbahnhof));
  expect(result.current.form.getValues('start')).toBe(start);
  expect(result.current.form.getValues('startPlace')).toEqual(start === typed ? null : hauptbahnhof);
});
