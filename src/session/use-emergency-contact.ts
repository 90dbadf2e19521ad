import { useState } from 'react';
import * as v from 'valibot';
import { personalStore } from '../device/personal-store';
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

/**
 * The signed-in customer's emergency contact, stored on this device until it is removed, a logout, or the login of
 * another person (D5, D45).
 */
export function useEmergencyContact(): {
  readonly contact: EmergencyContact | null;
  readonly keep: (contact: EmergencyContact) => void;
  readonly remove: () => void;
} {
  const person = usePerson();
  const [contact, setContact] = useState(() =>
    person === null ? null : readEmergencyContact(personalStore.read('taxi.emergencyContact', person)),
  );
  return {
    contact,
    keep: (next) => {
      personalStore.write('taxi.emergencyContact', person, next);
      setContact(next);
    },
    remove: () => {
      personalStore.remove('taxi.emergencyContact', person);
      setContact(null);
    },
  };
}
