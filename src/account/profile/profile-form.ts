import * as v from 'valibot';
import type { Profile } from '../../backend/types';

const fields = ['name', 'phone', 'email'] as const;

/** The editable part of the profile (Spec §2), complete or not. */
export type ProfileForm = Record<(typeof fields)[number], string>;

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

/** The fields in which the form differs from the profile. */
export const changedFields = (form: ProfileForm, profile: Profile): readonly (keyof ProfileForm)[] =>
  fields.filter((field) => form[field] !== profile[field]);

/** The HTML id of a field, for its label, its error and the error summary. */
export const fieldId = (field: keyof ProfileForm) => `profile-${field}`;

const Kept = v.object({ form: v.record(v.picklist(fields), v.string()) });

/** Parses the stored unsaved changes, those fields alone; null for none. */
export function readProfileDraft(kept: unknown): Partial<ProfileForm> | null {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output.form : null;
}
