import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { personalTabStore } from '../../device/personal-store';
import { usePerson } from '../../session/use-session';
import { useFormValues } from '../../ui/form/entered-texts';
import { type ProblemList, problemList } from '../../ui/form/problem-list';
import { readDraft, withDraft } from './feedback-draft';
import {
  type CompleteFeedback,
  emptyFeedback,
  type FeedbackField,
  type FeedbackForm,
  type FeedbackSentence,
  feedbackSchema,
} from './feedback-form';

/** The signed-in customer's unsent feedback on a ride, stored in this tab. */
export interface FeedbackDraft {
  readonly read: (bookingId: string) => FeedbackForm | null;
  /** Stores the form; null removes it. */
  readonly keep: (bookingId: string, form: FeedbackForm | null) => void;
}

/** The drafts of the signed-in customer: invisible to others; without a customer nothing is stored. */
export function useFeedbackDraft(): FeedbackDraft {
  const person = usePerson();
  return useMemo(
    () => ({
      read: (bookingId) => readDraft(personalTabStore.read('taxi.feedback', person), bookingId),
      keep: (bookingId, form) => {
        if (person === null) return;
        const kept = withDraft(personalTabStore.read('taxi.feedback', person), bookingId, form);
        if (kept === null) personalTabStore.remove('taxi.feedback', person);
        else personalTabStore.write('taxi.feedback', person, kept);
      },
    }),
    [person],
  );
}

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

  useFormValues(form, () => keep(bookingId, form.getValues()));
  return { form, problems };
}
