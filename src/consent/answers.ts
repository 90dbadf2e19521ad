/** Services of others that are loaded only with the visitor's consent (D27). */
export const services = ['maps', 'signIn'] as const;
export type Service = (typeof services)[number];

/** The section of the privacy page where every answer can be changed, as a fragment; the footer of every page leads there. */
export const CONSENT_SECTION = 'consent';

/** What a visitor has answered about a service, and when: a calendar day (UTC), `YYYY-MM-DD`. */
export interface Answer {
  readonly isAllowed: boolean;
  readonly day: string;
}

/** All answers; a service that is not in it has not been answered. */
export type Answers = Readonly<Partial<Record<Service, Answer>>>;

/** Which wording of the notice was answered: raised with every change of what the notice says; older answers are asked for again. */
export const NOTICE_VERSION = 1;

/** How long an answer holds, in days: as long as the cookie (device/site-cookies.ts). */
const HOLDS_DAYS = 180;
const DAY_MS = 86_400_000;

/** The day of an instant as an answer keeps it. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The answers as one cookie's word: `1_maps-yes-2026-11-21_signIn-no-2026-11-21`. */
export const wordOf = (answers: Answers): string =>
  [
    NOTICE_VERSION,
    ...services.flatMap((service) => {
      const answer = answers[service];
      return answer ? `${service}-${answer.isAllowed ? 'yes' : 'no'}-${answer.day}` : [];
    }),
  ].join('_');

/** The answers that still hold on a day; none for another version of the notice, and none for a word that is not ours. */
export function answersIn(word: string, now: Date): Answers {
  const [version, ...parts] = word.split('_');
  if (version !== String(NOTICE_VERSION)) return {};
  const answers: Partial<Record<Service, Answer>> = {};
  for (const part of parts) {
    const [, name, said, day = ''] = /^(\w+)-(yes|no)-(\d{4}-\d{2}-\d{2})$/.exec(part) ?? [];
    const service = services.find((known) => known === name);
    const ageMs = now.getTime() - Date.parse(day);
    // A day ahead of the clock: the device's clock was set back since.
    if (service && ageMs <= HOLDS_DAYS * DAY_MS) answers[service] = { isAllowed: said === 'yes', day };
  }
  return answers;
}

/** Where the visitor stands with a service: not asked yet, or what was answered. */
export type Standing = 'open' | 'allowed' | 'refused';

/** What follows from an answer: our own stand-ins ask nothing (D27), but a No is a No for them, too. */
export function standingOf(answer: Answer | undefined, isFirstParty: boolean): Standing {
  if (answer) return answer.isAllowed ? 'allowed' : 'refused';
  return isFirstParty ? 'allowed' : 'open';
}
