import { useState } from 'react';
import { localStore } from '../lib/storage';
import { type EmergencyContact, readEmergencyContact, writeEmergencyContact } from './emergency-contact';
import { useSession } from './use-session';

/** The signed-in customer's emergency contact, kept on this device until it is deleted or somebody logs out (D5). */
export function useEmergencyContact(): {
  readonly contact: EmergencyContact | null;
  readonly keep: (contact: EmergencyContact) => void;
  readonly remove: () => void;
} {
  const session = useSession();
  const customerId = session.status === 'signed-in' ? session.customer.id : '';
  const [contact, setContact] = useState(() =>
    readEmergencyContact(localStore.read('taxi.emergencyContact'), customerId),
  );
  return {
    contact,
    keep: (next) => {
      localStore.write('taxi.emergencyContact', writeEmergencyContact(customerId, next));
      setContact(next);
    },
    remove: () => {
      localStore.remove('taxi.emergencyContact');
      setContact(null);
    },
  };
}
