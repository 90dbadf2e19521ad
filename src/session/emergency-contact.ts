import * as v from 'valibot';
import { line } from '../lib/text/limited-text';

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
