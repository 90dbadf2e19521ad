import { useState } from 'react';
import { type PhoneNumber, readPhone } from '../../lib/phone';

/** The typed phone number as it will be called, once its field has been left. */
interface PhoneHint {
  /** Null while it is typed, and for what cannot be read as a number. */
  readonly shown: string | null;
  /** The field has been left with this text in it. */
  readonly look: (text: string) => void;
}

/** Shows how a phone number was understood; an answer to another text than the one in the field counts for nothing. */
export function usePhoneHint(text: string): PhoneHint {
  const [read, setRead] = useState<{ readonly text: string; readonly number: PhoneNumber | null } | null>(null);
  const look = (left: string) => void readPhone(left).then((number) => setRead({ text: left, number }));
  return { shown: read?.text === text ? (read.number?.shown ?? null) : null, look };
}
