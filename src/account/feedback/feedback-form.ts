import { type Feedback, type FeedbackQuestion, feedbackQuestions } from '../../backend/types';

/** The feedback form (Spec §2, §3): five yes/no questions and a message. */
export interface FeedbackForm {
  readonly answers: Readonly<Record<FeedbackQuestion, 'yes' | 'no' | null>>;
  readonly message: string;
}

/** Nothing is answered for the customer. */
export const emptyFeedback: FeedbackForm = {
  answers: { punctuality: null, driving: null, friendliness: null, cleanliness: null, payment: null },
  message: '',
};

/** What keeps the form from being sent (Spec §5). */
export interface FeedbackGaps {
  readonly unanswered: readonly FeedbackQuestion[];
  readonly isMessageMissing: boolean;
}

/** Feedback needs all five answers and a message (Spec §5). */
export function findGaps({ answers, message }: FeedbackForm): FeedbackGaps {
  return {
    unanswered: feedbackQuestions.filter((question) => answers[question] === null),
    isMessageMissing: message.trim() === '',
  };
}

/** The form as it is sent; null while something is missing. */
export function toFeedback(bookingId: string, form: FeedbackForm): Feedback | null {
  const { punctuality, driving, friendliness, cleanliness, payment } = form.answers;
  const message = form.message.trim();
  if (!punctuality || !driving || !friendliness || !cleanliness || !payment || !message) return null;
  const answers = { punctuality, driving, friendliness, cleanliness, payment };
  return { bookingId, isSkip: false, message, answers };
}

/** The id of a field, for its label, its error and the error summary. */
export const fieldId = (field: FeedbackQuestion | 'message') => `feedback-${field}`;
