import * as v from 'valibot';

/** The person whom SOS offers to call (D8, D10). */
export interface EmergencyContact {
  readonly name: string;
  readonly phone: string;
}

const Kept = v.object({ name: v.string(), phone: v.string() });

/** Parses the stored contact; null for none. */
export function readEmergencyContact(kept: unknown): EmergencyContact | null {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output : null;
}
