import * as v from 'valibot';
import type { Feedback, FeedbackQuestion } from '../../backend/types';

/** Yes, no, or not answered yet, in the form and in storage. */
const Answer = v.nullable(v.picklist(['yes', 'no']));

/** The feedback form (Spec §2, §3): five yes/no questions and a message, complete or not. */
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

/** A field with a validation rule. */
export type FeedbackField = `answers.${FeedbackQuestion}` | 'message';

/** The errors of the form (Spec §5): one sentence for all questions, one for the message. */
export type FeedbackSentence = 'errors:feedbackCategories' | 'account:feedback.messageRequired';

const say = (sentence: FeedbackSentence) => sentence;
const given = v.pipe(Answer, v.picklist(['yes', 'no'], say('errors:feedbackCategories')));

/** The validation rules of a submit: all five answers and a message (Spec §5). */
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

/** A form that has passed the schema. */
export type CompleteFeedback = v.InferOutput<typeof feedbackSchema>;

/** No answer is preselected. */
export const emptyFeedback: FeedbackForm = {
  answers: { punctuality: null, driving: null, friendliness: null, cleanliness: null, payment: null },
  message: '',
};

/** The form as the call sends it. */
export const toFeedback = (bookingId: string, { answers, message }: CompleteFeedback): Feedback => ({
  bookingId,
  isSkip: false,
  message,
  answers,
});

/** The name of a question's field. */
export const answerField = (question: FeedbackQuestion) => `answers.${question}` as const;

/** The HTML id of a field, for its label, its error and the error summary. */
export const fieldId = (field: FeedbackField) => `feedback-${field.replace('answers.', '')}`;
