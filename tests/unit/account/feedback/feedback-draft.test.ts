import { readDraft, withDraft } from '../../../../src/account/feedback/feedback-draft';
import { emptyFeedback, type FeedbackForm } from '../../../../src/account/feedback/feedback-form';

const half: FeedbackForm = {
  answers: { ...emptyFeedback.answers, punctuality: 'yes', driving: 'no' },
  message: 'Zu schnell gefahren, sonst gut 🚕',
};
const jörg = { customerId: 7, bookingId: 'B1' };
const other = { customerId: 7, bookingId: 'B2' };
const text = withDraft(null, jörg, half);

describe('feedback that is being written', () => {
  test('comes back as it was left, per booking', () => {
    const both = withDraft(text, other, emptyFeedback);
    expect(readDraft(both, jörg)).toEqual(half);
    expect(readDraft(both, other)).toEqual(emptyFeedback);
    expect(readDraft(both, { ...jörg, bookingId: 'B3' })).toBeNull();
  });

  test('is replaced by what is written later', () => {
    expect(readDraft(withDraft(text, jörg, emptyFeedback), jörg)).toEqual(emptyFeedback);
  });

  test.each([8, '7', 13])('is never shown to another customer: %j', (customerId) => {
    expect(readDraft(text, { ...jörg, customerId })).toBeNull();
  });

  test('of one customer leaves nothing of the one before', () => {
    const next = withDraft(text, { ...jörg, customerId: 8 }, emptyFeedback);
    expect(next).not.toContain(half.message);
    expect(readDraft(next, jörg)).toBeNull();
  });

  test('is forgotten booking by booking; nothing left is nothing kept', () => {
    const both = withDraft(text, other, half);
    const one = withDraft(both, jörg, null);
    expect(readDraft(one, jörg)).toBeNull();
    expect(readDraft(one, other)).toEqual(half);
    expect(withDraft(one, other, null)).toBeNull();
  });

  test.each([
    ['none', null],
    ['empty', ''],
    ['not JSON', '{'],
    ['null', 'null'],
    ['another shape', JSON.stringify({ customerId: 7, drafts: { B1: half } })],
    [
      'an unknown answer',
      JSON.stringify({ customerId: 7, drafts: [{ bookingId: 'B1', form: { ...half, answers: {} } }] }),
    ],
    ['no message', JSON.stringify({ customerId: 7, drafts: [{ bookingId: 'B1', form: { answers: half.answers } }] })],
  ])('is no draft: %s', (_what, kept) => {
    expect(readDraft(kept, jörg)).toBeNull();
  });
});
