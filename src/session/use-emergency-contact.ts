import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { personalStore, watchPersonal } from '../device/personal-store';
import { localStore } from '../device/storage';
import { line } from '../lib/text/clean-text';
import { usePerson } from './use-session';

/** The person whom SOS offers to call (D8, D10). */
export interface EmergencyContact {
  readonly name: string;
  readonly phone: string;
}

const Kept = v.object({ name: line, phone: line });

/** Parses the stored contact; null for none. */
export function readEmergencyContact(kept: unknown): EmergencyContact | null {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output : null;
}

const KEY = 'taxi.emergencyContact';

const watchContact = (listener: () => void) => watchPersonal([KEY], listener);

/** The stored text, which changes with the contact. */
const contactText = () => localStore.read(KEY);

/**
 * The signed-in customer's emergency contact, in every tab; stored on this device until it is removed, a logout, or the
 * login of another person (D5, D45).
 */
export function useEmergencyContact(): {
  readonly contact: EmergencyContact | null;
  readonly keep: (contact: EmergencyContact) => void;
  readonly remove: () => void;
} {
  const person = usePerson();
  useSyncExternalStore(watchContact, contactText, () => null);
  return {
    contact: person === null ? null : readEmergencyContact(personalStore.read(KEY, person)),
    keep: (next) => personalStore.write(KEY, person, next),
    remove: () => personalStore.remove(KEY, person),
  };
}
