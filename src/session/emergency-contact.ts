import * as v from 'valibot';

/** Whom SOS offers to call (D8, D10). */
export interface EmergencyContact {
  readonly name: string;
  readonly phone: string;
}

const Kept = v.object({ customerId: v.union([v.string(), v.number()]), name: v.string(), phone: v.string() });

/** The contact that this customer has entered on this device; null for none, and for another customer's. */
export function readEmergencyContact(text: string | null, customerId: string | number): EmergencyContact | null {
  if (text === null) return null;
  try {
    const kept = v.safeParse(Kept, JSON.parse(text));
    if (!kept.success || kept.output.customerId !== customerId) return null;
    const { name, phone } = kept.output;
    return { name, phone };
  } catch {
    return null;
  }
}

/** The text to keep. */
export const writeEmergencyContact = (customerId: string | number, { name, phone }: EmergencyContact): string =>
  JSON.stringify({ customerId, name, phone });
