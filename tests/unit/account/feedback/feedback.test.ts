import { parse } from 'valibot';
import { type FeedbackFlow, initialFeedbackFlow, next } from '../../../../src/account/feedback/feedback-flow';
import {
  answerField,
  emptyFeedback,
  type FeedbackField,
  type FeedbackForm,
  type FeedbackSentence,
  feedbackSchema,
  toFeedback,
} from '../../../../src/account/feedback/feedback-form';
import type { CallFailure } from '../../../../src/backend/failure';
import { feedbackQuestions } from '../../../../src/backend/types';
import errors from '../../../../src/locales/en/errors.json';
import { problemsOf } from '../../../../src/ui/form/problem-list';

const full: FeedbackForm = {
  answers: { punctuality: 'yes', driving: 'no', friendliness: 'yes', cleanliness: 'yes', payment: 'no' },
  message: ' Danke! ',
};

const problems = (form: FeedbackForm) =>
  problemsOf<FeedbackField, FeedbackSentence>(feedbackSchema, form).map(({ field, sentence }) => [field, sentence]);
const rateAll = 'errors:feedbackCategories';
const writeMessage = ['message', 'account:feedback.messageRequired'];

describe('Feedback needs all five yes/no answers; the message is required by the form (Spec §5)', () => {
  test('nothing is answered for the customer', () => {
    expect(problems(emptyFeedback)).toEqual([
      ...feedbackQuestions.map((question) => [answerField(question), rateAll]),
      writeMessage,
    ]);
    expect(errors.feedbackCategories).toBe('Please rate all categories');
  });

  test('a complete form is sent', () => {
    expect(problems(full)).toEqual([]);
    expect(toFeedback('B1', parse(feedbackSchema, full))).toEqual({
      bookingId: 'B1',
      isSkip: false,
      message: 'Danke!',
      answers: full.answers,
    });
  });

  test.each(feedbackQuestions)('without an answer to %s it is not', (question) => {
    const form = { ...full, answers: { ...full.answers, [question]: null } };
    expect(problems(form)).toEqual([[answerField(question), rateAll]]);
  });

  test.each(['', '   ', '\n'])('a message of %j is missing', (message) => {
    expect(problems({ ...full, message })).toEqual([writeMessage]);
  });
});

const failure = (kind: CallFailure['kind'], status: number | null): CallFailure => ({
  kind,
  status,
  message: 'feedbackCall',
});
const sending = (isSkip: boolean): FeedbackFlow => ({ step: 'sending', isSkip });

describe('Feedback ends in a thank-you state or a skipped state (Spec §2)', () => {
  test.each([
    [false, 'thanked'],
    [true, 'skipped'],
  ])('skip %s ends %s', (isSkip, step) => {
    const sent = next(initialFeedbackFlow, { type: 'submitted', isSkip });
    expect(next(sent, { type: 'stored' })).toEqual({ step });
  });

  test('while it is sent a second click does nothing', () => {
    const flow = sending(false);
    expect(next(flow, { type: 'submitted', isSkip: false })).toBe(flow);
    expect(next(flow, { type: 'submitted', isSkip: true })).toBe(flow);
  });

  test.each(['thanked', 'skipped'] as const)('nothing follows %s', (step) => {
    const flow: FeedbackFlow = { step };
    expect(next(flow, { type: 'submitted', isSkip: false })).toBe(flow);
    expect(next(flow, { type: 'stored' })).toBe(flow);
    expect(next(flow, { type: 'failed', failure: failure('refused', 500) })).toBe(flow);
  });
});

describe('A failure has its sentence (Spec §8) and keeps the form open', () => {
  test.each([
    ['refused', 400, 'feedback'],
    ['refused', 502, 'feedback'],
    ['unauthorized', 401, 'feedback'],
    ['unreachable', null, 'feedbackError'],
    ['timeout', null, 'feedbackError'],
    ['malformed', 200, 'feedbackError'],
  ] as const)('%s %s', (kind, status, sentence) => {
    // With the letters of the backend's log, which the screen shows.
    const failed = { ...failure(kind, status), reference: 'QWER' };
    const event = { type: 'failed', failure: failed } as const;
    expect(next(sending(false), event)).toEqual({ step: 'asking', failure: { ...failed, message: sentence } });
    expect(next(sending(true), event)).toEqual({ step: 'asking', failure: { ...failed, message: 'feedbackSkip' } });
  });

  test('the next try takes the sentence away', () => {
    const failed: FeedbackFlow = { step: 'asking', failure: failure('refused', 502) };
    expect(next(failed, { type: 'submitted', isSkip: false })).toEqual(sending(false));
  });
});
