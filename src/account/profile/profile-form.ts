import * as v from 'valibot';
import type { Profile } from '../../backend/types';

/** The editable part of the profile (Spec §2), complete or not. */
export const ProfileForm = v.object({ name: v.string(), phone: v.string(), email: v.string() });
export type ProfileForm = v.InferOutput<typeof ProfileForm>;

/** A field with a validation rule. */
export type ProfileField = 'name' | 'email';

/** The errors of the form. */
export type ProfileSentence = 'nameRequired' | 'emailRequired';

const say = (sentence: ProfileSentence) => sentence;

/** The validation rules of a save: a name and an email address (D4); the mobile number is optional. */
export const profileSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(say('nameRequired'))),
  phone: v.pipe(v.string(), v.trim()),
  email: v.pipe(v.string(), v.trim(), v.email(say('emailRequired'))),
});

/** The form for a profile, unchanged. */
export const toProfileForm = ({ name, phone, email }: Profile): ProfileForm => ({ name, phone, email });

/** Whether the form differs from the profile. */
export const hasChanges = (form: ProfileForm, profile: Profile): boolean =>
  form.name !== profile.name || form.phone !== profile.phone || form.email !== profile.email;

/** The HTML id of a field, for its label, its error and the error summary. */
export const fieldId = (field: keyof ProfileForm) => `profile-${field}`;

const Kept = v.object({ form: ProfileForm });

/** Parses the stored unsaved changes; null for none. */
export function readProfileDraft(kept: unknown): ProfileForm | null {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output.form : null;
}
