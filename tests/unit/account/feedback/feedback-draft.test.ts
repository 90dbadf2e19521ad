import { readDraft, withDraft } from '../../../../src/account/feedback/feedback-draft';
import { emptyFeedback, type FeedbackForm } from '../../../../src/account/feedback/feedback-form';

const half: FeedbackForm = {
  answers: { ...emptyFeedback.answers, punctuality: 'yes', driving: 'no' },
  message: 'Zu schnell gefahren, sonst gut 🚕',
};
const first = withDraft(null, 'B1', half);

describe('feedback that is being written', () => {
  test('comes back as it was left, per booking', () => {
    const both = withDraft(first, 'B2', emptyFeedback);
    expect(readDraft(both, 'B1')).toEqual(half);
    expect(readDraft(both, 'B2')).toEqual(emptyFeedback);
    expect(readDraft(both, 'B3')).toBeNull();
  });

  test('is replaced by what is written later', () => {
    expect(readDraft(withDraft(first, 'B1', emptyFeedback), 'B1')).toEqual(emptyFeedback);
  });

  test('is forgotten booking by booking; nothing left is nothing kept', () => {
    const both = withDraft(first, 'B2', half);
    const one = withDraft(both, 'B1', null);
    expect(readDraft(one, 'B1')).toBeNull();
    expect(readDraft(one, 'B2')).toEqual(half);
    expect(withDraft(one, 'B2', null)).toBeNull();
  });
});
