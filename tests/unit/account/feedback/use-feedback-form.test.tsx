/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useFeedbackForm } from '../../../../src/account/feedback/use-feedback-form';
import { endSession, expireSession, startSession } from '../../../../src/session/session-store';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const signIn = (id: number) => startSession({ token: sampleToken({ id }), refreshToken: 'any' });
const open = (bookingId = 'B1') => renderScreenHook(() => useFeedbackForm(bookingId));
const write = ({ result }: ReturnType<typeof open>) =>
  act(() => {
    result.current.form.setValue('answers.driving', 'no');
    result.current.form.setValue('message', 'Zu schnell');
  });
const written = (screen: ReturnType<typeof open>) => screen.result.current.form.getValues();

beforeEach(() => void signIn(7));
afterEach(endSession);

describe('What is typed survives a lost session and a reload', () => {
  test('a refused token takes the screen away; the same customer finds the answers again', () => {
    const screen = open();
    write(screen);
    screen.unmount();
    act(expireSession);
    act(() => void signIn(7));
    expect(written(open())).toMatchObject({ answers: { driving: 'no', punctuality: null }, message: 'Zu schnell' });
  });

  test('another ride has a form of its own', () => {
    write(open('B1'));
    expect(written(open('B2'))).toMatchObject({ message: '' });
  });
});

describe('What is missing is said at a submit (Spec §5, D11)', () => {
  const send = ({ result }: ReturnType<typeof open>) => act(() => result.current.form.handleSubmit(() => {})());
  const sentences = ({ result }: ReturnType<typeof open>) =>
    result.current.problems.sentences.map(({ field, sentence }) => [field, sentence]);

  test('one sentence for all questions, linked to the first open one, then the message', async () => {
    const screen = open();
    act(() => screen.result.current.form.setValue('answers.punctuality', 'yes'));
    expect(sentences(screen)).toEqual([]);
    await send(screen);
    expect(sentences(screen)).toEqual([
      ['answers.driving', 'errors:feedbackCategories'],
      ['message', 'account:feedback.messageRequired'],
    ]);
    expect(screen.result.current.problems.at('answers.payment')).toBe('errors:feedbackCategories');
    expect(screen.result.current.problems.at('answers.punctuality')).toBeNull();
  });
});
