import * as v from 'valibot';
import { PlaceShape } from '../../lib/places/place-shape';
import { line, textUpTo } from '../../lib/text/clean-text';
import { WEEKS_MAX, weekdays } from '../series/series-choice';
import { CONNECTION_MAX, isEmpty, LUGGAGE_MAX, type MoreValues, noMore, STOPS_MAX } from './more';

const VERSION = 1;

/** Any other shape is discarded. Text lengths have the limits of the fields. */
const KeptMore = v.object({
  version: v.literal(VERSION),
  passenger: v.nullable(v.object({ name: line, phone: line })),
  stops: v.pipe(v.array(v.object({ text: line, place: v.nullable(PlaceShape) })), v.maxLength(STOPS_MAX)),
  connection: textUpTo(CONNECTION_MAX),
  needsHelpAtDoor: v.boolean(),
  luggage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LUGGAGE_MAX)),
  series: v.object({
    back: v.picklist(['none', 'timed', 'call']),
    backDate: line,
    backTime: line,
    isRepeated: v.boolean(),
    days: v.array(v.picklist(weekdays)),
    weeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(WEEKS_MAX)),
  }),
});

/** The values as stored in the tab; null if there is nothing to store. Answers about a treatment are never stored. */
export function toKept(values: MoreValues): object | null {
  const kept = { ...values, treatment: null };
  if (isEmpty(kept)) return null;
  const { treatment: _never, ...rest } = kept;
  return { version: VERSION, ...rest };
}

/** Parses stored values; null if missing or invalid. */
export function readKept(kept: unknown): MoreValues | null {
  const read = v.safeParse(KeptMore, kept);
  if (!read.success) return null;
  const { version: _version, ...values } = read.output;
  return { ...noMore, ...values };
}
