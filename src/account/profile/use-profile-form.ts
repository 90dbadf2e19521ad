import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { updateProfile } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query-keys';
import type { Profile, ProfileChange } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { tabStore } from '../../lib/storage';
import { useSession } from '../../session/use-session';
import { useMachine } from '../../ui/use-machine';
import { type ProblemList, useProblemList } from '../../ui/use-problem-list';
import { next, type ProfileEvent, type ProfileFlow, startProfile } from './profile-flow';
import {
  formOf,
  hasChanges,
  type ProfileField,
  type ProfileForm,
  type ProfileSentence,
  profileSchema,
  readProfileDraft,
  writeProfileDraft,
} from './profile-form';

/** The profile in view mode or edit mode, its form, and what one can do. */
interface ProfileState {
  readonly flow: ProfileFlow;
  readonly form: UseFormReturn<ProfileForm>;
  readonly problems: ProblemList<ProfileField, ProfileSentence>;
  /** Something differs from the stored profile. */
  readonly isChanged: boolean;
  readonly edit: () => void;
  readonly save: () => void;
  readonly cancel: () => void;
  readonly stay: () => void;
  readonly discard: () => void;
}

/**
 * Changes a profile (Spec §2, D4). What is changed and not saved is kept in this tab: neither a reload, nor another page, nor a lost
 * session loses it. A saved profile is everywhere at once: the keeper of the session stores its name and mail.
 */
export function useProfileForm(profile: Profile): ProfileState {
  const queries = useQueryClient();
  const session = useSession();
  const customerId = session.status === 'signed-in' ? session.customer.id : '';
  const [draft] = useState(() => readProfileDraft(tabStore.read('taxi.profile'), customerId));
  const form = useForm<ProfileForm>({
    defaultValues: draft ?? formOf(profile),
    resolver: valibotResolver(profileSchema),
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = form.watch();
  const problems = useProblemList<ProfileField, ProfileSentence>(form.formState, values, profileSchema);
  const { state: flow, send } = useMachine<ProfileFlow, ProfileEvent>({ initial: startProfile(draft !== null), next });

  const { mutate } = useMutation<ProfileChange, CallFailure, ProfileChange>({
    // Offline fails at once, as every call of the site does, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: async (change) => {
      const answered = valueOrThrow(await updateProfile(change));
      // What the backend has made of it, as far as it says so.
      return {
        name: answered?.name || change.name,
        phone: answered?.phone || change.phone,
        email: answered?.email || change.email,
      };
    },
    onSuccess: (stored) => {
      tabStore.remove('taxi.profile');
      queries.setQueryData<Profile>(queryKeys.profile, (before) => ({ ...(before ?? profile), ...stored }));
      send({ type: 'stored' });
    },
    onError: (failure) => send({ type: 'failed', failure }),
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const typed = form.getValues();
          if (hasChanges(typed, profile)) tabStore.write('taxi.profile', writeProfileDraft(customerId, typed));
          else tabStore.remove('taxi.profile');
        },
      }),
    [form, profile, customerId],
  );

  const isChanged = hasChanges(values, profile);
  return {
    flow,
    form,
    problems,
    isChanged,
    edit: () => {
      form.reset(formOf(profile));
      send({ type: 'edited' });
    },
    save: () =>
      void form.handleSubmit((change) => {
        if (send({ type: 'submitted' })) mutate(change);
      })(),
    cancel: () => send({ type: 'canceled', hasChanges: isChanged }),
    stay: () => send({ type: 'stayed' }),
    discard: () => {
      if (!send({ type: 'discarded' })) return;
      form.reset(formOf(profile));
      tabStore.remove('taxi.profile');
    },
  };
}
