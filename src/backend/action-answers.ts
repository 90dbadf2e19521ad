import * as v from 'valibot';
import { euros, id, orNull } from '../lib/reading';
import { profileAnswer, type Reading } from './answers';

/** Schemas for the answers to calls that follow a user action (Spec §7): their code loads with that action. */

const token = orNull(v.pipe(v.string(), v.nonEmpty()));
/** Both tokens may be missing: then the login did not fully succeed (Spec §5). */
export const loginAnswer = v.object({ token, refreshToken: token });

/** The discount in euro; 0 if invalid. */
export const milesAnswer: Reading<number> = v.pipe(
  v.object({ milesDiscount: orNull(euros) }),
  v.transform(({ milesDiscount }) => milesDiscount ?? 0),
);

/** The id under which an order is followed. */
export const orderAnswer: Reading<string> = v.pipe(
  v.object({ tempBookingId: id }),
  v.transform(({ tempBookingId }) => tempBookingId),
);

/** The profile after a change; null if the backend only confirms it (D42). */
export const changedProfileAnswer = orNull(profileAnswer);

/** Whether the business account is active: `{status}` or a bare boolean (D2). Anything else is invalid. */
export const businessStatusAnswer: Reading<boolean> = v.union([
  v.pipe(
    v.object({ status: v.boolean() }),
    v.transform(({ status }) => status),
  ),
  v.boolean(),
]);
