import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { updateProfile } from '../../backend/account-calls';
import { noAnswer } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import type { Profile, ProfileChange } from '../../backend/types';
import { personalTabStore } from '../../device/personal-store';
import { sessionStore } from '../../session/session-store';
import { usePerson } from '../../session/use-session';
import { useBrowserLayoutEffect } from '../../ui/effects';
import { useFormValues } from '../../ui/form/entered-texts';
import { type ProblemList, problemList } from '../../ui/form/problem-list';
import { useMachine } from '../../ui/use-machine';
import { initialProfileFlow, next, type ProfileEvent, type ProfileFlow } from './profile-flow';
import {
  changedFields,
  type ProfileField,
  type ProfileForm,
  type ProfileSentence,
  profileSchema,
  readProfileDraft,
  toProfileForm,
} from './profile-form';

interface ProfileState {
  readonly flow: ProfileFlow;
  readonly form: UseFormReturn<ProfileForm>;
  readonly problems: ProblemList<ProfileField, ProfileSentence>;
  readonly isChanged: boolean;
  readonly edit: () => void;
  readonly save: () => void;
  readonly cancel: () => void;
  readonly stay: () => void;
  readonly discard: () => void;
}

/**
 * Edits a profile (Spec §2, D4). Unsaved changes are stored in this tab: they survive a reload, another page and the
 * end of the session. After saving, the session store gets the new name and email, so that every screen shows them.
 */
export function useProfileForm(profile: Profile): ProfileState {
  const queries = useQueryClient();
  const person = usePerson();
  const [draft] = useState(() => readProfileDraft(personalTabStore.read('taxi.profile', person)));
  const form = useForm<ProfileForm>({
    defaultValues: { ...toProfileForm(profile), ...draft },
    resolver: valibotResolver(profileSchema),
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = form.watch();
  const problems = problemList<ProfileField, ProfileSentence>(form.formState, values, profileSchema);
  const {
    state: flow,
    send,
    run,
  } = useMachine<ProfileFlow, ProfileEvent>({
    initial: initialProfileFlow(draft !== null),
    next,
  });

  const store = async (change: ProfileChange): Promise<ProfileEvent> => {
    const answered = await updateProfile(change);
    if (!answered.ok) return { type: 'failed', failure: answered.failure };
    // The profile as the backend stored it, as far as its answer says.
    const stored: ProfileChange = {
      name: answered.value?.name || change.name,
      phone: answered.value?.phone || change.phone,
      email: answered.value?.email || change.email,
    };
    personalTabStore.remove('taxi.profile', person);
    // The next customer would see it (D45).
    const session = sessionStore.get();
    if (session.status !== 'signed-in' || session.customer.person !== person) return { type: 'stored' };
    // A read from before the change would bring the former profile back.
    await queries.cancelQueries({ queryKey: queryKeys.profile });
    queries.setQueryData<Profile>(queryKeys.profile, (before) => ({ ...(before ?? profile), ...stored }));
    return { type: 'stored' };
  };

  const known = useRef(profile);
  const isViewed = flow.step === 'viewing';
  // The profile was changed elsewhere: what nobody has changed here follows it, or a save would undo that. In view mode
  // nothing is changed here.
  useBrowserLayoutEffect(() => {
    const own = changedFields(form.getValues(), known.current);
    if (isViewed) form.reset(toProfileForm(profile));
    for (const field of changedFields(profile, known.current)) {
      if (!own.includes(field)) form.setValue(field, profile[field]);
    }
    known.current = profile;
  }, [form, profile, isViewed]);

  useFormValues(form, () => {
    const typed = form.getValues();
    const changes = changedFields(typed, profile).map((field) => [field, typed[field]]);
    if (changes.length > 0) personalTabStore.write('taxi.profile', person, { form: Object.fromEntries(changes) });
    else personalTabStore.remove('taxi.profile', person);
  });

  const isChanged = changedFields(values, profile).length > 0;
  return {
    flow,
    form,
    problems,
    isChanged,
    edit: () => send({ type: 'edited' }),
    save: () =>
      void form.handleSubmit((change) => {
        if (send({ type: 'submitted' }))
          run(() => store(change), { type: 'failed', failure: noAnswer('profileUpdate') });
      })(),
    cancel: () => send({ type: 'canceled', hasChanges: isChanged }),
    stay: () => send({ type: 'stayed' }),
    discard: () => send({ type: 'discarded' }),
  };
}
