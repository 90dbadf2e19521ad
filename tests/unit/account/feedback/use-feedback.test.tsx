/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { withDraft } from '../../../../src/account/feedback/feedback-draft';
import { emptyFeedback } from '../../../../src/account/feedback/feedback-form';
import { useFeedback } from '../../../../src/account/feedback/use-feedback';
import { queryKeys } from '../../../../src/backend/query-keys';
import type { Feedback } from '../../../../src/backend/types';
import { endSession, startSession } from '../../../../src/session/session-store';
import { fakeBackend } from '../../../support/fake-backend';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const CALL = 'POST /bookings/feedback';
const skip: Feedback = { bookingId: 'B1', isSkip: true };
const answers: Feedback = {
  bookingId: 'B1',
  isSkip: false,
  message: 'Danke',
  answers: { punctuality: 'yes', driving: 'yes', friendliness: 'yes', cleanliness: 'yes', payment: 'yes' },
};
const reload = jest.fn();
let backend: ReturnType<typeof fakeBackend>;
let uninstall: () => void;

const open = () => {
  const { result, ...screen } = renderScreenHook(() => useFeedback(reload));
  const submit = (what: Feedback, times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) result.current.submit(what);
      await jest.advanceTimersByTimeAsync(0);
    });
  return { ...screen, submit, flow: () => result.current.flow };
};

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  backend = fakeBackend({ [CALL]: { body: {} } });
  uninstall = backend.install();
  startSession({ token: sampleToken(), refreshToken: 'any' }, Date.now());
});
afterEach(() => {
  uninstall();
  endSession();
  jest.useRealTimers();
});

describe('After submitting the page reloads after 1 s; after skipping, after 30 s (Spec §2, D34)', () => {
  test.each([
    ['submitting', answers, 1_000],
    ['skipping', skip, 30_000],
  ])('%s', async (_name, what, delayMs) => {
    const { submit } = open();
    await submit(what);
    jest.advanceTimersByTime(delayMs - 1);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a failure does not reload, and it can be tried again', async () => {
    const { submit, flow } = open();
    backend.reply(CALL, { status: 500 });
    await submit(answers);
    expect(flow()).toEqual({ step: 'asking', failure: 'feedback' });
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    backend.reply(CALL, { body: {} });
    await submit(answers);
    expect(flow()).toEqual({ step: 'thanked' });
  });

  test('who leaves the page is not reloaded elsewhere', async () => {
    const { submit, unmount } = open();
    await submit(skip);
    unmount();
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('A double click sends one POST', async () => {
  const { submit } = open();
  await submit(answers, 2);
  expect(backend.count(CALL)).toBe(1);
});

describe('Once feedback is stored', () => {
  const draft = () => sessionStorage.getItem('taxi.feedback');
  beforeEach(() => {
    const owner = { customerId: 7, bookingId: 'B1' };
    sessionStorage.setItem('taxi.feedback', withDraft(null, owner, { ...emptyFeedback, message: 'Danke' }) ?? '');
  });

  test.each([
    ['submitting', answers],
    ['skipping', skip],
  ])('what was written is gone and the lists are out of date: %s', async (_name, what) => {
    const { submit, queries } = open();
    queries.setQueryData(queryKeys.ridesWithoutFeedback, []);
    queries.setQueryData(queryKeys.completedRides, []);
    await submit(what);
    expect(draft()).toBeNull();
    expect(queries.getQueryState(queryKeys.ridesWithoutFeedback)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(queryKeys.completedRides)?.isInvalidated).toBe(true);
  });

  test('not before: a failure keeps it', async () => {
    const { submit } = open();
    backend.reply(CALL, 'breaks');
    await submit(answers);
    expect(draft()).toContain('Danke');
  });
});
