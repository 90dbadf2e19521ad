import * as v from 'valibot';

/** A wrong field: `price` `is 0, but priceKind is fixed`, and the id of its entry in a list. */
export interface Wrong {
  /** Empty for the whole answer. */
  readonly field: string;
  readonly what: string;
  readonly id?: string | null;
}

/** What is wrong with some fields, by name; false for nothing. */
export type Judgement = Readonly<Record<string, string | false>>;

const NAMED_IDS = 3;

/** The id that identifies an entry of a list; null for anything else. */
export function idOf(entry: unknown): string | null {
  const { bookingId, booking_id, vehicleId, id } = Object(entry) as Readonly<Record<string, unknown>>;
  const found = bookingId ?? booking_id ?? vehicleId ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** The wrong fields of a judgement. */
export const wrongsOf = (judgement: Judgement, id: string | null = null): readonly Wrong[] =>
  Object.entries(judgement).flatMap(([field, what]) => (what ? [{ field, what, id }] : []));

/** The wrong fields of a value according to its schema, without list indices. */
export function shapeProblems(schema: v.GenericSchema, value: unknown): readonly Wrong[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => {
    const { path = [] } = issue;
    const field = path.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])).join('.');
    return { field, what: whatIsWrong(issue), id: path.flatMap((part) => idOf(part.value) ?? []).at(-1) ?? null };
  });
}

function whatIsWrong({ path, expected, message }: v.BaseIssue<unknown>): string {
  const last = path?.at(-1);
  if (last?.origin === 'key') return expected === 'never' ? 'is not in the contract' : 'is missing';
  return last ? `is wrong: ${message}` : `the whole is not as expected: ${message}`;
}

/** One sentence per field, with its first problem and the affected entries. */
export function sentencesOf(wrongs: readonly Wrong[]): readonly string[] {
  const subjectOf = ({ field, what }: Wrong) => field || what;
  return [...new Set(wrongs.map(subjectOf))].map((subject) => {
    const same = wrongs.filter((one) => subjectOf(one) === subject);
    const sentence = same[0]?.field ? `${subject} ${same[0].what}` : subject;
    const ids = [...new Set(same.flatMap(({ id }) => id ?? []))];
    const more = ids.length > NAMED_IDS ? ` and ${ids.length - NAMED_IDS} more` : '';
    return ids.length > 0 ? `${sentence} (${ids.slice(0, NAMED_IDS).join(', ')}${more})` : sentence;
  });
}
