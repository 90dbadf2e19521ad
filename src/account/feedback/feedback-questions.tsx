import { type FormEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type Feedback, feedbackQuestions, type Ride } from '../../backend/types';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Field } from '../../ui/field';
import { Segmented } from '../../ui/segmented';
import { RideSummary } from '../rides/ride-summary';
import * as styles from './feedback.module.css';
import type { FeedbackFlow } from './feedback-flow';
import { emptyFeedback, type FeedbackForm, type FeedbackGaps, fieldId, findGaps, toFeedback } from './feedback-form';

interface FeedbackQuestionsProps {
  readonly ride: Ride;
  readonly flow: Extract<FeedbackFlow, { step: 'asking' | 'sending' }>;
  readonly onSubmit: (feedback: Feedback) => void;
}

/** Five yes/no questions and a message (Spec §2). Skip needs no answers (Spec §5). A failure keeps every answer. */
export function FeedbackQuestions({ ride, flow, onSubmit }: FeedbackQuestionsProps) {
  const { t } = useTranslation(['account', 'errors']);
  const form = useForm<FeedbackForm>({ defaultValues: emptyFeedback });
  const values = form.watch();
  const [attempt, setAttempt] = useState(0);
  const isSending = flow.step === 'sending';
  const failure = flow.step === 'asking' ? flow.failure : null;
  // What is missing is said after the first try, and goes away as soon as it is there.
  const gaps = attempt > 0 ? findGaps(values) : null;
  const entries = useEntries(gaps);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const feedback = toFeedback(ride.bookingId, form.getValues());
    if (feedback) onSubmit(feedback);
    else setAttempt((times) => times + 1);
  };
  const skip = () => onSubmit({ bookingId: ride.bookingId, isSkip: true });

  return (
    <form className={`card ${styles.form}`} noValidate onSubmit={submit}>
      <RideSummary ride={ride} headingLevel={2} />
      {entries.length > 0 && <ErrorSummary heading={t('feedback.incomplete')} entries={entries} attempt={attempt} />}
      {feedbackQuestions.map((question) => (
        <Controller
          key={question}
          control={form.control}
          name={`answers.${question}`}
          render={({ field }) => (
            <Segmented
              id={fieldId(question)}
              legend={t(`feedback.questions.${question}`)}
              options={[
                { value: 'yes', label: t('feedback.yes') },
                { value: 'no', label: t('feedback.no') },
              ]}
              value={field.value}
              onChange={field.onChange}
              error={gaps?.unanswered.includes(question) ? t('feedback.unanswered') : undefined}
            />
          )}
        />
      ))}
      <Field
        id={fieldId('message')}
        label={t('feedback.message')}
        error={gaps?.isMessageMissing ? t('feedback.messageRequired') : undefined}
      >
        {(control) => <textarea rows={4} required {...control} {...form.register('message')} />}
      </Field>
      {failure && (
        <p role="alert" className={styles.failure}>
          {t(`errors:${failure}`)}
        </p>
      )}
      <div className={styles.actions}>
        {/* Stays focusable while it is sent: the second click is refused by the flow. */}
        <Button type="submit" aria-disabled={isSending}>
          {isSending && !flow.isSkip ? t('feedback.sending') : t('feedback.submit')}
        </Button>
        <Button look="quiet" aria-disabled={isSending} onClick={skip}>
          {isSending && flow.isSkip ? t('feedback.skipping') : t('feedback.skip')}
        </Button>
      </div>
    </form>
  );
}

/** The sentences of the error summary: one for all questions (Spec §5), linked to the first open one. */
function useEntries(gaps: FeedbackGaps | null) {
  const { t } = useTranslation(['account', 'errors']);
  const [first] = gaps?.unanswered ?? [];
  return [
    ...(first ? [{ fieldId: fieldId(first), text: t('errors:feedbackCategories') }] : []),
    ...(gaps?.isMessageMissing ? [{ fieldId: fieldId('message'), text: t('feedback.messageRequired') }] : []),
  ];
}
