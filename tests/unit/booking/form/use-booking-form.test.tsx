/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { readDraft, toDraft } from '../../../../src/booking/form/draft';
import { type BookingForm, emptyForm, fieldId } from '../../../../src/booking/form/form';
import { useBookingForm } from '../../../../src/booking/form/use-booking-form';
import { resetPage } from '../../../../src/device/personal-store';
import {
  endSession,
  expireSession,
  sessionStore,
  startSession,
  updateCustomer,
} from '../../../../src/session/session-store';
import { useTypedTexts } from '../../../../src/ui/form/typed-text';
import { hydrateScreenHook, renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';
import { setBackendAhead } from '../../device/page-clock';
import { completeForm, now } from '../samples';

/** The form below the page's root, which reads the fields of the built HTML. */
const useFormOfPage = () => {
  const state = useBookingForm();
  useTypedTexts();
  return state;
};
const open = () => {
  const { result, ...screen } = renderScreenHook(useFormOfPage);
  const values = () => result.current.form.getValues();
  return {
    ...screen,
    state: () => result.current,
    values,
    rider: () => [values().name, values().phone],
    type: (field: 'name' | 'phone' | 'instructions', text: string) =>
      act(() => result.current.form.setValue(field, text)),
  };
};
const signIn = (claims: Record<string, unknown> = {}) =>
  act(() => void startSession({ token: sampleToken(claims, 30 * 86_400), refreshToken: 'any' }));
/** Kept before anybody has signed in. */
const keep = (form: BookingForm) =>
  localStorage.setItem('taxi.draft', JSON.stringify({ ...toDraft(form, Date.now()), person: null }));
const kept = () => readDraft(JSON.parse(localStorage.getItem('taxi.draft') ?? 'null'), Date.now());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Types into a field of the built HTML, before the page's script has arrived. */
const typeEarly = (field: 'name' | 'start', text: string, isTyped = true) => {
  const input = document.createElement('input');
  input.id = fieldId(field);
  input.value = text;
  if (isTyped) input.dataset.typed = '';
  document.body.append(input);
};

beforeEach(() => {
  jest.useFakeTimers({ now });
  endSession();
});
afterEach(() => {
  document.body.replaceChildren();
  act(endSession);
  jest.useRealTimers();
});

test('date and time are prefilled with now (Spec §2)', () => {
  expect(open().values()).toEqual({ ...emptyForm, date: '2026-11-20', time: '14:05' });
});

test('as soon as possible is now on the backend’s clock (D44)', () => {
  setBackendAhead(-7_200_000);
  expect(open().values()).toEqual({ ...emptyForm, date: '2026-11-20', time: '12:05' });
});

describe('name and phone come from the session, and leave the form with it; what was typed stays (D5)', () => {
  const [anna, mehmet] = [
    { name: 'Anna', phone: '0171' },
    { name: 'Mehmet', phone: '0172' },
  ];

  test('they are prefilled at the open form, and leave with the customer', () => {
    const { rider, type } = open();
    signIn(anna);
    expect(rider()).toEqual(['Anna', '0171']);
    type('phone', '030');
    act(expireSession);
    expect(rider()).toEqual(['', '030']);
    expect(kept()).toMatchObject({ name: '', phone: '030' });
  });

  test('a name typed before the login is the visitor’s own, even if it is the same', () => {
    const { rider, type } = open();
    type('name', 'Anna');
    signIn(anna);
    expect(rider()).toEqual(['Anna', '0171']);
    act(expireSession);
    expect(rider()).toEqual(['Anna', '']);
  });

  test('the next customer takes the place of the one before; the profile’s mobile and name win', () => {
    const { rider } = open();
    signIn(anna);
    signIn(mehmet);
    expect(rider()).toEqual(['Mehmet', '0172']);
    act(() => updateCustomer({ name: 'Mehmet Muster', phone: '0175', email: '' }));
    expect(rider()).toEqual(['Mehmet Muster', '0175']);
  });

  test('the draft never holds them; a reload gives them again', () => {
    const first = open();
    signIn(anna);
    first.type('instructions', 'Two suitcases');
    expect(kept()).toMatchObject({ name: '', phone: '', instructions: 'Two suitcases' });
    first.unmount();
    expect(open().values()).toMatchObject({ ...anna, instructions: 'Two suitcases' });
  });

  test('a logout clears the draft, and nothing writes it again', () => {
    const { type } = open();
    signIn(anna);
    type('instructions', 'Two suitcases');
    act(endSession);
    expect(kept()).toBeNull();
  });
});

describe('a draft is its person’s (D45)', () => {
  /** A new visit of the page after the session of customer 1, who has typed, or of a visitor who has signed in then. */
  const visitAfter = (isTypedFirst = false) => {
    if (!isTypedFirst) signIn({ id: 1 });
    const { type, unmount } = open();
    type('instructions', 'Two suitcases');
    if (isTypedFirst) signIn({ id: 1 });
    unmount();
    act(expireSession);
    resetPage();
    act(() => sessionStore.set({ status: 'anonymous' }));
    return open().values;
  };

  test.each([true, false])(
    'nobody sees it after their session; they have it again (typed first: %s)',
    (isTypedFirst) => {
      const values = visitAfter(isTypedFirst);
      expect(values().instructions).toBe('');
      signIn({ id: 1 });
      expect(values().instructions).toBe('Two suitcases');
    },
  );

  test('another customer never has it, and it is gone from the device', () => {
    const values = visitAfter();
    signIn({ id: 2 });
    expect(values().instructions).toBe('');
    expect(kept()).toBeNull();
  });
});

describe('What is typed is kept on the device until it is booked, for a day at most', () => {
  test('a draft comes back, and wins over what is stored', () => {
    keep({ ...completeForm, name: 'Anna Muster', isNow: false, date: '2026-11-21', time: '06:00' });
    signIn();
    const { values, state } = open();
    expect(values()).toEqual({ ...completeForm, name: 'Anna Muster', isNow: false, date: '2026-11-21', time: '06:00' });
    expect(state().hasTimePassed).toBe(false);
  });

  test('a chosen time that has passed is emptied and asked again, until somebody chooses now', () => {
    keep({ ...completeForm, isNow: false, date: '2026-11-20', time: '14:04' });
    const { values, state } = open();
    expect(values()).toMatchObject({ isNow: false, date: '', time: '', name: completeForm.name });
    expect(state().hasTimePassed).toBe(true);
    act(() => state().setNow());
    expect(values()).toMatchObject({ isNow: true, date: '2026-11-20', time: '14:05' });
    expect(state().hasTimePassed).toBe(false);
  });

  test('every change is kept', () => {
    open().type('instructions', 'Zwei Koffer');
    expect(kept()).toMatchObject({ instructions: 'Zwei Koffer' });
  });

  test('a form that nobody has touched keeps nothing, however long its clock goes', async () => {
    open();
    await pass(120_000);
    expect(localStorage.getItem('taxi.draft')).toBeNull();
  });

  test.each([
    ['is too old', () => keep(completeForm), 86_400_001],
    ['is spoilt', () => localStorage.setItem('taxi.draft', JSON.stringify({ person: null, version: 2 })), 0],
  ])('a draft that %s leaves the device', (_what, leave, ageMs) => {
    leave();
    jest.advanceTimersByTime(ageMs);
    expect(open().values().name).toBe('');
    expect(localStorage.getItem('taxi.draft')).toBeNull();
  });

  test('a draft of another version of the site stays on the device', () => {
    const newer = JSON.stringify({ person: null, version: 3, keptAtMs: now.getTime(), entries: [] });
    localStorage.setItem('taxi.draft', newer);
    expect(open().values().name).toBe('');
    expect(localStorage.getItem('taxi.draft')).toBe(newer);
  });

  test('of two tabs the last change is kept, and neither changes a field of the other', () => {
    const [first, second] = [open(), open()];
    first.type('instructions', 'from the first');
    second.type('name', 'Zoë');
    window.dispatchEvent(new StorageEvent('storage', { key: 'taxi.draft' }));
    expect(first.values()).toMatchObject({ name: '', instructions: 'from the first' });
    expect(second.values()).toMatchObject({ name: 'Zoë', instructions: '' });
    expect(kept()).toMatchObject({ name: 'Zoë', instructions: '' });
  });

  test('a booking that came to nothing leaves a draft again', () => {
    const { state, type } = open();
    type('name', 'Zoë');
    localStorage.removeItem('taxi.draft');
    state().draft.keep();
    expect(kept()).toMatchObject({ name: 'Zoë' });
  });

  test('a booked form is no draft any more, until it is booked no longer', () => {
    const { state, type } = open();
    state().draft.pause();
    type('instructions', 'Zwei Koffer');
    expect(kept()).toBeNull();
    state().draft.resume();
    type('instructions', 'Drei Koffer');
    expect(kept()).toMatchObject({ instructions: 'Drei Koffer' });
  });
});

describe('What is typed before the script has arrived wins', () => {
  test('over an empty form', () => {
    typeEarly('name', 'Anna Muster');
    expect(open().values()).toMatchObject({ name: 'Anna Muster', time: '14:05' });
    expect(kept()).toMatchObject({ name: 'Anna Muster' });
  });

  test('what the browser has put back into a field is not typed: its customer may have logged out since (D45)', () => {
    typeEarly('name', 'Anna Muster', false);
    expect(open().values().name).toBe('');
    expect(kept()).toBeNull();
  });

  test('over the draft: another start than the chosen one is no choice any more', () => {
    keep(completeForm);
    typeEarly('start', 'Rathaus');
    expect(open().values()).toMatchObject({ name: completeForm.name, start: 'Rathaus', startPlace: null });
  });

  test('the next letter is added to it, before the draft is there', () => {
    keep(completeForm);
    typeEarly('start', 'Rat');
    const { result } = hydrateScreenHook(() => {
      const state = useFormOfPage();
      useLayoutEffect(() => state.form.setValue('start', `${state.form.getValues('start')}h`), [state.form]);
      return state;
    });
    expect(result.current.form.getValues()).toMatchObject({ start: 'Rath', startPlace: null });
  });

  test('a letter that is typed after the draft is set and before the next render is kept', () => {
    keep(completeForm);
    const field = document.body.appendChild(document.createElement('textarea'));
    field.name = 'instructions';
    const { result } = hydrateScreenHook(() => {
      const state = useFormOfPage();
      const instructions = state.form.register('instructions');
      const isShown = useRef(false);
      useLayoutEffect(() => {
        if (!isShown.current) instructions.ref(field);
        else if (field.value !== 'Two suitcases') {
          field.value = 'Two suitcases';
          void instructions.onChange({ target: field, type: 'change' });
        }
        isShown.current = true;
      });
      return state;
    });
    expect(result.current.form.getValues('instructions')).toBe('Two suitcases');
  });
});

describe('What a link brings', () => {
  const start = (hash: string) => {
    window.history.replaceState(null, '', `/bookings${hash}`);
    return open();
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('its pickup as text is read once: form and field keep it after the address was cleaned', async () => {
    const { values, state } = start('#from=Rathaus');
    expect(values()).toMatchObject({ start: 'Rathaus', startPlace: null });
    await pass(2_000);
    expect(window.location.hash).toBe('');
    expect(state().linkedStart).toBe('Rathaus');
  });

  test('without one there is none', () => expect(start('').state().linkedStart).toBe(''));
});

describe('"As soon as possible" follows the clock (D21)', () => {
  test('the next minute is shown at most 10 s after it has begun', async () => {
    const { values } = open();
    await pass(29_000);
    expect(values().time).toBe('14:05');
    await pass(11_000);
    expect(values()).toMatchObject({ date: '2026-11-20', time: '14:06', isNow: true });
  });

  test('a time that somebody has chosen is left alone, until they choose now', async () => {
    const { values, state } = open();
    act(() => {
      state().form.setValue('isNow', false);
      state().form.setValue('time', '18:30');
    });
    await pass(3_600_000);
    expect(values().time).toBe('18:30');
    act(() => state().setNow());
    expect(values()).toMatchObject({ time: '15:05', isNow: true });
  });
});
