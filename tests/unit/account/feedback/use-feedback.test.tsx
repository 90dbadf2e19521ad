/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useFeedback } from '../../../../src/account/feedback/use-feedback';
import { sendFeedback } from '../../../../src/backend/calls';
import type { Feedback } from '../../../../src/backend/types';
import { fail, succeed } from '../../../../src/lib/result';

jest.mock('../../../../src/backend/calls');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const send = jest.mocked(sendFeedback);
const skip: Feedback = { bookingId: 'B1', isSkip: true };
const answers: Feedback = {
  bookingId: 'B1',
  isSkip: false,
  message: 'Danke',
  answers: { punctuality: 'yes', driving: 'yes', friendliness: 'yes', cleanliness: 'yes', payment: 'yes' },
};
const reload = jest.fn();
let root: Root;
let feedback: ReturnType<typeof useFeedback>;

function Screen() {
  feedback = useFeedback(reload);
  return null;
}
const submit = (what: Feedback, times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) feedback.submit(what);
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen />));
});
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
});

describe('After submitting the page reloads after 1 s; after skipping, after 30 s (Spec §2, D34)', () => {
  test.each([
    ['submitting', answers, 1_000],
    ['skipping', skip, 30_000],
  ])('%s', async (_name, what, delayMs) => {
    send.mockResolvedValue(succeed(null));
    await submit(what);
    jest.advanceTimersByTime(delayMs - 1);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a failure does not reload, and it can be tried again', async () => {
    send.mockResolvedValueOnce(fail({ kind: 'refused', status: 500, message: 'feedbackCall' }));
    await submit(answers);
    expect(feedback.flow).toEqual({ step: 'asking', failure: 'feedback' });
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    send.mockResolvedValueOnce(succeed(null));
    await submit(answers);
    expect(feedback.flow).toEqual({ step: 'thanked' });
  });

  test('who leaves the page is not reloaded elsewhere', async () => {
    send.mockResolvedValue(succeed(null));
    await submit(skip);
    act(() => root.unmount());
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    root = createRoot(document.createElement('div'));
  });
});

test('A double click sends one POST', async () => {
  send.mockResolvedValue(succeed(null));
  await submit(answers, 2);
  expect(send).toHaveBeenCalledTimes(1);
});
