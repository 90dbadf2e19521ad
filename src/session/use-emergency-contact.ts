import { useState } from 'react';
import { personalStore } from '../device/personal-store';
import { type EmergencyContact, readEmergencyContact } from './emergency-contact';
import { usePerson } from './use-session';

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
