/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useProfileForm } from '../../../../src/account/profile/use-profile-form';
import { queryKeys } from '../../../../src/backend/query';
import type { Profile } from '../../../../src/backend/types';
import { endSession, expireSession, startSession } from '../../../../src/session/session-store';
import type { Reply } from '../../../support/fake-backend';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';
import { sampleToken } from '../../../support/token';

const CALL = 'PUT /auth/me';
const backend = signedInBackend();
const profile: Profile = {
  ...{ name: 'Jörg Beispiel', phone: '0171', email: 'j@example.com' },
  ...{ customerId: '7', accountType: 'PRIVATE', accountId: '7', status: 'ACTIVE' },
};
const draft = () => sessionStorage.getItem('taxi.profile');

const open = (now = profile) => {
  const screen = renderScreenHook((read: Profile) => useProfileForm(read), now);
  screen.queries.setQueryData(queryKeys.profile, now);
  const state = () => screen.result.current;
  return {
    ...screen,
    state,
    type: (name: string) => act(() => state().form.setValue('name', name, { shouldDirty: true })),
    save: () => act(async () => state().save()),
  };
};
const openToEdit = (name = 'Jörg B. Beispiel') => {
  const screen = open();
  act(() => screen.state().edit());
  screen.type(name);
  return screen;
};

test('save sends name, mobile and e-mail; the stored profile is everybody’s at once (D4)', async () => {
  const answer = { customerName: 'Jörg B. Beispiel', customerMobile: '+49 171', customerEmail: 'j@example.com' };
  backend.reply(CALL, { body: answer });
  const { save, state, queries } = openToEdit();
  await save();
  await waitFor(() => expect(state().flow).toEqual({ step: 'viewing', isSaved: true }));
  expect(backend.asked.find(({ call }) => call === CALL)?.body).toEqual({ ...answer, customerMobile: '0171' });
  expect(queries.getQueryData(queryKeys.profile)).toEqual({ ...profile, name: 'Jörg B. Beispiel', phone: '+49 171' });
  expect(draft()).toBeNull();
});

test('an answer without a profile is a success: what was sent counts (D42)', async () => {
  backend.reply(CALL, { status: 204, body: '' });
  const { save, state, queries } = openToEdit();
  await save();
  await waitFor(() => expect(state().flow.step).toBe('viewing'));
  expect(queries.getQueryData(queryKeys.profile)).toMatchObject({ name: 'Jörg B. Beispiel', phone: '0171' });
});

test('an answer from before the change, which comes after it, does not bring the former profile back', async () => {
  let answer = (_reply: object) => {};
  const { save, queries } = openToEdit();
  const read = queries.fetchQuery({
    queryKey: queryKeys.profile,
    queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  backend.reply(CALL, { body: {} });
  await save();
  await act(async () => answer(profile));
  await read.catch(() => {});
  expect(queries.getQueryData(queryKeys.profile)).toMatchObject({ name: 'Jörg B. Beispiel' });
});

test.each([
  ['a logout', endSession],
  ['the end of the session', expireSession],
  [
    'the login of another customer',
    () => startSession({ token: sampleToken({ sub: 'another' }), refreshToken: 'any' }),
  ],
])('an answer that comes after %s leaves no profile for the next customer (D45)', async (_event, change) => {
  let answer = (_reply: Reply) => {};
  backend.reply(CALL, () => new Promise<Reply>((resolve) => (answer = resolve)));
  const { save, queries } = openToEdit();
  await save();
  act(() => void change());
  queries.clear();
  await act(async () => answer({ body: {} }));
  expect(queries.getQueryData(queryKeys.profile)).toBeUndefined();
});

test('a failed call: its sentence, and what was typed stays', async () => {
  backend.reply(CALL, 'breaks');
  const { save, state } = openToEdit();
  await save();
  await waitFor(() =>
    expect(state().flow).toMatchObject({ step: 'editing', failure: { message: 'profileUpdateError' } }),
  );
  expect(state().form.getValues('name')).toBe('Jörg B. Beispiel');
  expect(draft()).toContain('Jörg B. Beispiel');
});

test('a double click sends one PUT', async () => {
  backend.reply(CALL, 'hangs');
  const { state } = openToEdit();
  await act(async () => {
    state().save();
    state().save();
  });
  expect(backend.count(CALL)).toBe(1);
});

test('a form that is not complete sends nothing and says why', async () => {
  const { save, state } = openToEdit(' ');
  await save();
  expect(state().problems.sentences).toEqual([{ field: 'name', sentence: 'nameRequired' }]);
  expect(backend.count(CALL)).toBe(0);
});

describe('Unsaved changes are guarded', () => {
  test('cancel asks before it loses them; discarding does', () => {
    const { state } = openToEdit();
    act(() => state().cancel());
    expect(state().flow.step).toBe('leaving');
    act(() => state().discard());
    expect(state().flow.step).toBe('viewing');
    expect([state().form.getValues('name'), draft()]).toEqual([profile.name, null]);
  });
  test('without changes cancel just ends it', () => {
    const { state } = open();
    act(() => state().edit());
    act(() => state().cancel());
    expect(state().flow).toEqual({ step: 'viewing', isSaved: false });
  });
  test('who comes back finds them, in edit mode', () => {
    openToEdit().unmount();
    const { state } = open();
    expect(state().flow.step).toBe('editing');
    expect(state().form.getValues('name')).toBe('Jörg B. Beispiel');
  });
});

describe('A profile that another tab has changed', () => {
  const elsewhere = { ...profile, phone: '0172' };
  const sent = () => backend.asked.find(({ call }) => call === CALL)?.body;

  test('is no change of this form', () => {
    const { state, rerender } = open();
    act(() => state().edit());
    rerender(elsewhere);
    expect([state().isChanged, state().form.getValues('phone'), draft()]).toEqual([false, '0172', null]);
  });

  test('after a save here leaves nothing unsaved, although the backend has stored the number in its own form', async () => {
    backend.reply(CALL, { body: { customerMobile: '+49 173' } });
    const { save, state, rerender } = openToEdit();
    act(() => state().form.setValue('phone', '0173'));
    await save();
    await waitFor(() => expect(state().flow.step).toBe('viewing'));
    const saved = { ...profile, name: 'Jörg B. Beispiel', phone: '+49 173' };
    rerender(saved);
    rerender({ ...saved, email: 'other@example.com' });
    expect([state().isChanged, draft()]).toEqual([false, null]);
  });

  test.each<[string, () => ReturnType<typeof open>]>([
    [
      'while the form is open',
      () => {
        const screen = openToEdit();
        screen.rerender(elsewhere);
        return screen;
      },
    ],
    [
      'while the customer was away',
      () => {
        openToEdit().unmount();
        return open(elsewhere);
      },
    ],
  ])('is kept by a save of another field, %s', async (_when, change) => {
    backend.reply(CALL, { body: {} });
    await change().save();
    expect(sent()).toMatchObject({ customerName: 'Jörg B. Beispiel', customerMobile: '0172' });
  });
});
