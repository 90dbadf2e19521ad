import * as v from 'valibot';
import type { Feedback, FeedbackQuestion } from '../../backend/types';

/** Yes, no, or nothing yet: what may stand at a question, in the form and where it is kept. */
const Answer = v.nullable(v.picklist(['yes', 'no']));

/** The feedback form (Spec §2, §3): five yes/no questions and a message, finished or not. */
export const FeedbackForm = v.object({
  answers: v.object({
    punctuality: Answer,
    driving: Answer,
    friendliness: Answer,
    cleanliness: Answer,
    payment: Answer,
  }),
  message: v.string(),
});
export type FeedbackForm = v.InferOutput<typeof FeedbackForm>;

/** A field that can be wrong. */
export type FeedbackField = `answers.${FeedbackQuestion}` | 'message';

/** What the error summary says (Spec §5): one sentence for all questions, one for the message. */
export type FeedbackSentence = 'errors:feedbackCategories' | 'account:feedback.messageRequired';

const say = (sentence: FeedbackSentence) => sentence;
const given = v.pipe(Answer, v.picklist(['yes', 'no'], say('errors:feedbackCategories')));

/** What a submit asks of the form, its one rule: all five answers and a message (Spec §5). */
export const feedbackSchema = v.object({
  answers: v.object({
    punctuality: given,
    driving: given,
    friendliness: given,
    cleanliness: given,
    payment: given,
  }),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty(say('account:feedback.messageRequired'))),
});

/** A form that the schema has found complete. */
export type CompleteFeedback = v.InferOutput<typeof feedbackSchema>;

/** Nothing is answered for the customer. */
export const emptyFeedback: FeedbackForm = {
  answers: { punctuality: null, driving: null, friendliness: null, cleanliness: null, payment: null },
  message: '',
};

/** The form as it is sent. */
export const toFeedback = (bookingId: string, { answers, message }: CompleteFeedback): Feedback => ({
  bookingId,
  isSkip: false,
  message,
  answers,
});

/** The field of a question. */
export const answerField = (question: FeedbackQuestion) => `answers.${question}` as const;

/** The id of a field, for its label, its error and the error summary. */
export const fieldId = (field: FeedbackField) => `feedback-${field.replace('answers.', '')}`;
