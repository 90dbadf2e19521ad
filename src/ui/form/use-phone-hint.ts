import { useState } from 'react';
import { readPhone } from '../../lib/text/phone';

/** The parsed phone number, shown when the field loses the focus. */
interface PhoneHint {
  /** Null while typing, and for invalid numbers. */
  readonly shown: string | null;
  /** Parses the text when the field loses the focus. */
  readonly look: (text: string) => void;
}

/** Shows how a phone number was parsed; ignores the result for a text that has changed since. */
export function usePhoneHint(text: string): PhoneHint {
  const [read, setRead] = useState<{ readonly text: string; readonly shown: string | null } | null>(null);
  const look = (left: string) =>
    void readPhone(left).then((number) => setRead({ text: left, shown: number?.shown ?? null }));
  return { shown: read?.text === text ? read.shown : null, look };
}
