import { berlinInstant } from '../../lib/berlin-time';

/** The instant of a ride's start, which the wire writes as Berlin wall time (Spec §3); null when it is unreadable. */
export function startInstant(startsAt: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(startsAt);
  const [, date, time] = match ?? [];
  return date && time ? berlinInstant({ date, time }) : null;
}
