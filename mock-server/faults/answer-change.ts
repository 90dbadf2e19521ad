import * as v from 'valibot';
import { flag, wholeNumber } from './fault-parts';
import { type AskedPage, hasContent, PageChange, repaged } from './page-change';

const FIELD_NAMES = 'Expected a list of names of fields';
const fieldNames = v.optional(v.pipe(v.array(v.string(), FIELD_NAMES), v.minLength(1, FIELD_NAMES)));
const LAST_ENTRY = 100_000;
const MOST_SECONDS_OFF = 400 * 86_400;
const BYTE_ORDER_MARK = '\uFEFF';
/** Of another type than any field of the contract: neither text, number, list nor null. */
const SPOILED = { spoiled: true };

/** Changes that make a valid answer odd. Names of fields apply at any depth. */
export const AnswerChange = v.pipe(
  v.strictObject({
    /** Every number as a text. */
    numbersAsText: flag,
    /** These fields are not there. */
    leaveOut: fieldNames,
    /** These fields are null. */
    asNull: fieldNames,
    /** These fields become an object, which none of the contract's is. */
    spoil: fieldNames,
    /**
     * Applies all of the above to this entry of the list only (0 is the first); alone, the entry itself becomes a text.
     */
    entry: v.optional(wholeNumber(0, LAST_ENTRY)),
    /** Every customer receives the first of these answers repeatedly, as from a stale list. */
    frozen: flag,
    /** Completed rides come in pages of another kind; the other changes act on the new page. */
    pages: v.optional(PageChange),
    /** The body begins with a byte order mark. */
    byteOrderMark: flag,
    /** Tokens in the answer lack these claims, but stay valid. */
    tokenWithout: fieldNames,
    /** The offset of the header Date from the backend's clock, in seconds; negative is behind. */
    dateOffsetSeconds: v.optional(wholeNumber(-MOST_SECONDS_OFF, MOST_SECONDS_OFF)),
  }),
  v.check((change) => Object.keys(change).length > 0, 'Says nothing'),
);

export type AnswerChange = v.InferOutput<typeof AnswerChange>;

/** The JSON text of a changed answer. Invalid JSON and missing entries are unchanged. */
export function changedText(text: string, change: AnswerChange, asked: AskedPage): string {
  const mark = change.byteOrderMark ? BYTE_ORDER_MARK : '';
  const answer: unknown = JSON.parse(text);
  return `${mark}${JSON.stringify(changed(change.pages ? repaged(answer, asked, change.pages) : answer, change))}`;
}

function changed(answer: unknown, change: AnswerChange): unknown {
  const { entry } = change;
  if (entry === undefined) return bent(answer, change);
  const isBent = change.numbersAsText || change.leaveOut || change.asNull || change.spoil;
  const list = (entries: readonly unknown[]) =>
    entries.map((one, index) => (index !== entry ? one : isBent ? bent(one, change) : 'spoiled'));
  if (Array.isArray(answer)) return list(answer);
  // A page of rides: its list is `content` (D30).
  return hasContent(answer) ? { ...answer, content: list(answer.content) } : answer;
}

function bent(value: unknown, change: AnswerChange): unknown {
  if (typeof value === 'number') return change.numbersAsText ? String(value) : value;
  if (Array.isArray(value)) return value.map((one) => bent(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !change.leaveOut?.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, bentField(name, field, change)]));
}

function bentField(name: string, field: unknown, change: AnswerChange): unknown {
  if (change.asNull?.includes(name)) return null;
  return change.spoil?.includes(name) ? SPOILED : bent(field, change);
}
