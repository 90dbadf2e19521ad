import type { RideAddress } from '../backend/types';
import { berlinInstant } from '../lib/berlin-time';
import { addressLines } from '../maps/place';

/** An address in one line: area, zip code and city; empty when nothing of it is known. */
export function addressLine(address: RideAddress | null): string {
  const lines = addressLines(address);
  return lines ? [lines.first, lines.second].filter(Boolean).join(', ') : '';
}

/** The instant of a ride's start, which the wire writes as Berlin wall time (Spec §3); null when it is unreadable. */
export function startInstant(startsAt: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(startsAt);
  const [, date, time] = match ?? [];
  return date && time ? berlinInstant({ date, time }) : null;
}
