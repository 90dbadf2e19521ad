/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { VehicleCategory } from '../../../../src/backend/types';
import type { BookingForm } from '../../../../src/booking/form/form';
import { useBookingForm } from '../../../../src/booking/form/use-booking-form';
import { useFormCheck } from '../../../../src/booking/form/use-form-check';
import { endSession } from '../../../../src/session/session-store';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { setBackendAhead } from '../../device/page-clock';
import { completeForm, now, pkw } from '../samples';

const goTo = jest.fn();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The current form, with the vehicle chosen on the screen. */
function open(stands: BookingForm, vehicle: VehicleCategory | null = pkw) {
  const { result, rerender } = renderScreenHook(
    (props) => {
      const { form, setNow } = useBookingForm();
      return { form, ...useFormCheck(form, form.watch(), props.vehicle, setNow, goTo) };
    },
    { vehicle },
  );
  act(() => result.current.form.reset(stands));
  return {
    form: result.current.form,
    choose: (chosen: VehicleCategory | null) => rerender({ vehicle: chosen }),
    check: () => {
      let complete: BookingForm | null = null;
      act(() => {
        complete = result.current.check();
      });
      return complete;
    },
    sentences: () => result.current.problems.sentences,
    attempt: () => result.current.problems.attempt,
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now });
  endSession();
});
afterEach(() => {
  act(endSession);
  jest.useRealTimers();
});

describe('A submit checks the form with the vehicle and the clock of that moment (Spec §5)', () => {
  test('a complete form is answered as it is, at once, as a new object each time', () => {
    const screen = open({ ...completeForm, isNow: false, date: '2026-11-21', time: '06:00' });
    const first = screen.check();
    expect(first).toEqual(screen.form.getValues());
    expect(screen.check()).not.toBe(first);
    expect(screen.sentences()).toEqual([]);
  });

  test('"now" is the minute of the submit', async () => {
    const screen = open({ ...completeForm, isNow: true, date: '2026-11-20', time: '13:00' });
    expect(screen.check()).toMatchObject({ date: '2026-11-20', time: '14:05' });
  });

  test('the vehicle counts that is chosen now, and not the one of the submit before', () => {
    const screen = open({ ...completeForm, isNow: true }, null);
    expect(screen.check()).toBeNull();
    expect(screen.sentences()).toEqual([{ field: 'vehicleOption', sentence: 'required.vehicle' }]);
    expect(goTo.mock.calls).toEqual([['vehicleOption']]);
    screen.choose(pkw);
    expect(screen.sentences()).toEqual([]);
    expect(screen.check()).not.toBeNull();
    screen.choose(null);
    expect(screen.sentences()).toEqual([]);
    expect(screen.check()).toBeNull();
  });

  test('a time that has passed since is said', async () => {
    const screen = open({ ...completeForm, isNow: false, date: '2026-11-20', time: '14:06' });
    expect(screen.check()).not.toBeNull();
    await pass(120_000);
    expect(screen.check()).toBeNull();
    expect(screen.sentences()).toEqual([{ field: 'time', sentence: 'check.timePast' }]);
  });

  test('a time that has passed by the backend’s clock alone is said (D44)', () => {
    setBackendAhead(3_600_000);
    const screen = open({ ...completeForm, isNow: false, date: '2026-11-20', time: '14:35' });
    expect(screen.check()).toBeNull();
    expect(screen.sentences()).toEqual([{ field: 'time', sentence: 'check.timePast' }]);
  });

  test('every submit counts, so that the list of problems is focused each time (D11)', () => {
    const screen = open({ ...completeForm, name: '', phone: '' });
    screen.check();
    screen.check();
    expect(screen.attempt()).toBe(2);
    expect(screen.sentences().map(({ sentence }) => sentence)).toEqual(['required.name', 'required.phone']);
  });
});
