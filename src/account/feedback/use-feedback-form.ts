import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type ProblemList, problemList } from '../../ui/form/problem-list';
import {
  type CompleteFeedback,
  emptyFeedback,
  type FeedbackField,
  type FeedbackForm,
  type FeedbackSentence,
  feedbackSchema,
} from './feedback-form';
import { useFeedbackDraft } from './use-feedback-draft';

interface FeedbackFormState {
  readonly form: UseFormReturn<FeedbackForm, unknown, CompleteFeedback>;
  readonly problems: ProblemList<FeedbackField, FeedbackSentence>;
}

/** The feedback form for one ride (Spec §2). Input survives the end of the session and a reload. */
export function useFeedbackForm(bookingId: string): FeedbackFormState {
  const { read, keep } = useFeedbackDraft();
  const [kept] = useState(() => read(bookingId));
  const form = useForm<FeedbackForm, unknown, CompleteFeedback>({
    defaultValues: kept ?? emptyFeedback,
    resolver: valibotResolver(feedbackSchema),
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const problems = problemList<FeedbackField, FeedbackSentence>(form.formState, form.watch(), feedbackSchema);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keep(bookingId, form.getValues()) }),
    [form, bookingId, keep],
  );
  return { form, problems };
}
