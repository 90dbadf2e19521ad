import * as v from 'valibot';
import type { Profile } from '../../backend/types';

/** What can be changed of the profile (Spec §2), finished or not. */
export const ProfileForm = v.object({ name: v.string(), phone: v.string(), email: v.string() });
export type ProfileForm = v.InferOutput<typeof ProfileForm>;

/** A field that can be wrong. */
export type ProfileField = 'name' | 'email';

/** What the error summary says. */
export type ProfileSentence = 'nameRequired' | 'emailRequired';

const say = (sentence: ProfileSentence) => sentence;

/** What a save asks of the form: a name and an e-mail address (D4); a mobile number may be missing. */
export const profileSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(say('nameRequired'))),
  phone: v.pipe(v.string(), v.trim()),
  email: v.pipe(v.string(), v.trim(), v.email(say('emailRequired'))),
});

/** The form on a profile before anything is changed. */
export const formOf = ({ name, phone, email }: Profile): ProfileForm => ({ name, phone, email });

/** Whether something has been changed. */
export const hasChanges = (form: ProfileForm, profile: Profile): boolean =>
  form.name !== profile.name || form.phone !== profile.phone || form.email !== profile.email;

/** The id of a field, for its label, its error and the error summary. */
export const fieldId = (field: keyof ProfileForm) => `profile-${field}`;

const Kept = v.object({ form: ProfileForm });

/** What has been changed and not saved, in what is kept; null for nothing. */
export function readProfileDraft(kept: unknown): ProfileForm | null {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output.form : null;
}
