import { berlinWallTime } from '../lib/berlin-time';

/** Third-party services that load only with the visitor's consent (D27). */
const services = ['maps', 'signIn'] as const;
export type Service = (typeof services)[number];

/** The fragment of the privacy page's section in which answers can be changed; the footer links to it. */
export const CONSENT_SECTION = 'consent';

/** The visitor's answer about a service, and its calendar day in Berlin, `YYYY-MM-DD`. */
export interface Answer {
  readonly isAllowed: boolean;
  readonly day: string;
}

/** All answers; services without one are missing. */
export type Answers = Readonly<Partial<Record<Service, Answer>>>;

/** The version of the notice: increased with each change of its text, which makes older answers invalid. */
export const NOTICE_VERSION = 1;

/** The lifetime of an answer in days: that of the cookie (device/cookies.ts). */
const HOLDS_DAYS = 180;
const DAY_MS = 86_400_000;

/** The calendar day of a moment in Berlin, as the notice shows it. */
export const dayOf = (now: Date) => berlinWallTime(now).date;

/** Serialises the answers for the cookie: `1_maps-yes-2026-11-21_signIn-no-2026-11-21`. */
export const serializeAnswers = (answers: Answers): string =>
  [
    NOTICE_VERSION,
    ...services.flatMap((service) => {
      const answer = answers[service];
      return answer ? `${service}-${answer.isAllowed ? 'yes' : 'no'}-${answer.day}` : [];
    }),
  ].join('_');

/** Parses the cookie: the answers that are still valid; none for another version of the notice, or an invalid value. */
export function parseAnswers(word: string, now: Date): Answers {
  const [version, ...parts] = word.split('_');
  if (version !== String(NOTICE_VERSION)) return {};
  const answers: Partial<Record<Service, Answer>> = {};
  for (const part of parts) {
    const [, name, answer, day = ''] = /^(\w+)-(yes|no)-(\d{4}-\d{2}-\d{2})$/.exec(part) ?? [];
    const service = services.find((known) => known === name);
    const ageMs = now.getTime() - Date.parse(day);
    // A day in the future is valid: the device's clock was set back since.
    if (service && ageMs <= HOLDS_DAYS * DAY_MS) answers[service] = { isAllowed: answer === 'yes', day };
  }
  return answers;
}

/** The consent for a service: not answered yet, or the answer. */
export type ConsentState = 'open' | 'allowed' | 'refused';

/**
 * The consent that follows from an answer. Local stand-ins need no consent (D27), but a refusal applies to them too.
 */
export function consentState(answer: Answer | undefined, isFirstParty: boolean): ConsentState {
  if (answer) return answer.isAllowed ? 'allowed' : 'refused';
  return isFirstParty ? 'allowed' : 'open';
}
