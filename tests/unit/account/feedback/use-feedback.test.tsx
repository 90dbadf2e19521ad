/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { withDraft } from '../../../../src/account/feedback/feedback-draft';
import { emptyFeedback } from '../../../../src/account/feedback/feedback-form';
import { useFeedback } from '../../../../src/account/feedback/use-feedback';
import { queryKeys } from '../../../../src/backend/query';
import type { Feedback } from '../../../../src/backend/types';
import { pagePerson } from '../../../../src/device/personal-store';
import type { WindowLock } from '../../../../src/device/window-lock';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';

const CALL = 'POST /bookings/feedback';
const skip: Feedback = { bookingId: 'B1', isSkip: true };
const answers: Feedback = {
  bookingId: 'B1',
  isSkip: false,
  message: 'Danke',
  answers: { punctuality: 'yes', driving: 'yes', friendliness: 'yes', cleanliness: 'yes', payment: 'yes' },
};
const WAITING = 'GET /bookings/missing-feedback';
const waiting = (...bookingIds: string[]) => ({ body: bookingIds.map((bookingId) => ({ bookingId })) });
/** No other window is at it. */
const openLock: WindowLock = { run: (task) => task(), tryRun: (task) => task() };
const reload = jest.fn();
const backend = signedInBackend({ [CALL]: { body: {} }, [WAITING]: waiting('B1', 'B2') });

const open = () => {
  const { result, ...screen } = renderScreenHook(() => useFeedback(reload, () => openLock));
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
});
afterEach(() => jest.useRealTimers());

test('a browser that blocks all site data rejects its locks: the feedback goes out all the same, once', async () => {
  const request = () => Promise.reject(new DOMException('Site data is blocked', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { result } = renderScreenHook(() => useFeedback(reload));
  await act(async () => {
    result.current.submit(answers);
    await jest.advanceTimersByTimeAsync(100);
  });
  Reflect.deleteProperty(navigator, 'locks');
  expect(result.current.flow).toEqual({ step: 'thanked' });
  expect(backend.count(CALL)).toBe(1);
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
    expect(flow()).toMatchObject({ step: 'asking', failure: { message: 'feedback' } });
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

describe('One submission per intent', () => {
  test.each([
    ['submitting', answers, 'thanked'],
    ['skipping', skip, 'skipped'],
  ] as const)(
    'a list that suddenly holds no ride is no thanks: the feedback is sent, %s',
    async (_name, what, step) => {
      const { submit, flow } = open();
      backend.reply(WAITING, waiting());
      await submit(what);
      expect(backend.count(CALL)).toBe(1);
      expect(flow()).toEqual({ step });
    },
  );

  test('nor is it one after a refusal: nothing was stored, and the next press sends again', async () => {
    const { submit, flow } = open();
    backend.reply(WAITING, waiting());
    backend.reply(CALL, { status: 422 });
    await submit(answers);
    expect(flow()).toMatchObject({ step: 'asking' });
    await submit(answers);
    expect(flow()).toMatchObject({ step: 'asking' });
    expect(backend.count(CALL)).toBe(2);
  });

  test('a try whose answer got lost has been stored: the next one sends nothing', async () => {
    const { submit, flow } = open();
    backend.reply(CALL, () => {
      backend.reply(WAITING, waiting('B2'));
      return 'breaks';
    });
    await submit(answers);
    expect(flow()).toMatchObject({ step: 'asking', failure: { message: 'feedbackError' } });
    await submit(answers);
    expect(flow()).toEqual({ step: 'thanked' });
    expect(backend.count(CALL)).toBe(1);
  });

  test.each([
    ['submitting', answers, 'feedback'],
    ['skipping', skip, 'feedbackSkip'],
  ] as const)(
    'while nobody can say whether a first try was stored nothing more is sent: %s',
    async (_name, what, failure) => {
      const { submit, flow } = open();
      backend.reply(CALL, { status: 502 });
      backend.reply(WAITING, { status: 500 });
      await submit(what);
      await submit(what);
      expect(flow()).toMatchObject({ step: 'asking', failure: { message: failure } });
      expect(backend.count(CALL)).toBe(1);
    },
  );

  test.each([
    ['feedback follows a skip', skip, answers, 'thanked', 2],
    ['a skip does not follow feedback', answers, skip, 'skipped', 1],
  ] as const)('of another kind, %s', async (_name, first, second, step, sent) => {
    const { submit, flow } = open();
    backend.reply(CALL, () => {
      backend.reply(WAITING, waiting('B2'));
      backend.reply(CALL, { body: {} });
      return 'breaks';
    });
    await submit(first);
    await submit(second);
    expect(flow()).toEqual({ step });
    expect(backend.count(CALL)).toBe(sent);
  });

  test('two tabs at once: the second waits for the first, and sends nothing', async () => {
    let queue: Promise<unknown> = Promise.resolve();
    const shared: WindowLock = {
      run: (task) => {
        const mine = queue.then(task);
        queue = mine;
        return mine;
      },
      tryRun: (task) => task(),
    };
    backend.reply(CALL, () => {
      backend.reply(WAITING, waiting('B2'));
      return { body: {} };
    });
    const tabs = [1, 2].map(() => renderScreenHook(() => useFeedback(reload, () => shared)).result);
    await act(async () => {
      for (const tab of tabs) tab.current.submit(answers);
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(tabs.map((tab) => tab.current.flow)).toEqual([{ step: 'thanked' }, { step: 'thanked' }]);
    expect(backend.count(CALL)).toBe(1);
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
    const kept = withDraft(null, 'B1', { ...emptyFeedback, message: 'Danke' });
    sessionStorage.setItem('taxi.feedback', JSON.stringify({ ...kept, person: pagePerson.get().person }));
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
