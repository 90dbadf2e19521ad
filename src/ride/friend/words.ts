import { languageTable } from '../../address-table';
import { formatMinutes, minutesInWords, UNKNOWN } from '../../i18n/formats';
import type { Language } from '../../i18n/languages';
import { hasAccepted, JobStatus, jobStatusOf, jobStatusTable } from '../../job/job-status';
import type { Following } from './following';
import { type FollowTexts, fillIn } from './texts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
/** A position younger than this was seen "just now". */
const NOW_S = 2;

/** The displayed texts of a followed ride. */
export interface FollowWords {
  /** The minutes, in large text; empty if there are none. */
  readonly minutes: string;
  readonly sentence: string;
  /** The age of the position; empty if unknown. */
  readonly age: string;
  /** Minutes and sentence for screen readers: it changes with the ride, not with every second. */
  readonly news: string;
  readonly passenger: string;
  readonly vehicle: string;
  readonly plate: string;
  readonly driver: string;
  readonly district: string;
  /** Why the ride cannot be read now, or the reason for an invalid link; else empty. */
  readonly note: string;
}

/** An age in words: "8 seconds ago", "vor 2 Minuten". */
function ageInWords(language: Language, ageMs: number, justNow: string): string {
  const seconds = Math.floor(ageMs / SECOND_MS);
  if (seconds < NOW_S) return justNow;
  const format = new Intl.RelativeTimeFormat(languageTable[language].locale);
  return seconds < MINUTE_S
    ? format.format(-seconds, 'second')
    : format.format(-Math.floor(seconds / MINUTE_S), 'minute');
}

/** A failure with the letters that identify it. */
export const withReference = (failure: string, texts: FollowTexts, code: string): string =>
  `${failure} ${fillIn(texts.reference, { code })}`;

/** Where the taxi is, and how far away: `news` is the same in one sentence. */
function placeInWords(
  ride: NonNullable<Following['ride']>,
  texts: FollowTexts,
  language: Language,
): Pick<FollowWords, 'minutes' | 'sentence' | 'news'> {
  const status = jobStatusOf(ride.status);
  const { arrival, hasDriver } = jobStatusTable[status];
  const alone = (sentence: string) => ({ minutes: '', sentence, news: sentence });
  const known = (minutes: number | null, sentence: string, news: string) =>
    minutes === null
      ? alone(sentence)
      : {
          minutes: formatMinutes(minutes),
          sentence,
          news: fillIn(news, { minutes: minutesInWords(language, minutes) }),
        };
  if (status === JobStatus.AT_CUSTOMER) return alone(texts.atPickup);
  if (arrival === 'drop') return known(ride.minutesToDrop, texts.onboard, texts.drop);
  if (!hasDriver) return alone(texts.searching);
  return known(ride.minutesToPickup, texts.onTheWay, texts.pickup);
}

/** All texts of the page at `nowMs`. */
export function followWords(following: Following, nowMs: number, texts: FollowTexts, language: Language): FollowWords {
  const { ride, vehicle, trouble, reference, isOver } = following;
  const note = isOver ? texts.why : trouble && reference ? withReference(texts[trouble], texts, reference) : '';
  const unknown = { passenger: '', vehicle: UNKNOWN, plate: UNKNOWN, driver: UNKNOWN, district: UNKNOWN };
  if (!ride) {
    const sentence = isOver ? texts.noRide : texts.loading;
    return { ...unknown, minutes: '', sentence, age: '', news: isOver ? sentence : '', note };
  }
  const status = jobStatusOf(ride.status);
  const isNamed = hasAccepted(status);
  const colour = texts.colours[ride.vehicleColour.toLowerCase()] ?? ride.vehicleColour;
  const ago =
    vehicle && jobStatusTable[status].hasDriver && ageInWords(language, nowMs - vehicle.seenAtMs, texts.justNow);
  return {
    ...placeInWords(ride, texts, language),
    age: ago ? fillIn(texts.seen, { ago }) : '',
    passenger: ride.passengerName && fillIn(texts.passenger, { passenger: ride.passengerName }),
    vehicle: (isNamed && [ride.vehicleName, colour].filter(Boolean).join(', ')) || UNKNOWN,
    plate: (isNamed && ride.carNumber) || UNKNOWN,
    driver: (isNamed && ride.driverName) || UNKNOWN,
    district: ride.dropDistrict || UNKNOWN,
    note,
  };
}
