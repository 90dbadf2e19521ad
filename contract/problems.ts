import * as v from 'valibot';

/** A wrong field: `price` `is 0, but priceKind is fixed`, and the id of its entry. */
export interface Wrong {
  /** Empty for the whole answer. */
  readonly field: string;
  readonly what: string;
  readonly id?: string | null;
}

/** What is wrong with the fields of an entry, by name; false for nothing. */
export type Judgement = Readonly<Record<string, string | false>>;

const NAMED_IDS = 3;

/** The id that identifies an entry of a list; null for anything else. */
export function idOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { bookingId, booking_id, vehicleId, id } = entry as Readonly<Record<string, unknown>>;
  const found = bookingId ?? booking_id ?? vehicleId ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** The wrong fields of an entry. */
export const wrongsOf = (entry: unknown, judgement: Judgement): readonly Wrong[] =>
  Object.entries(judgement).flatMap(([field, what]) => (what ? [{ field, what, id: idOf(entry) }] : []));

/** The wrong fields of a value according to its schema, without list indices. */
export function shapeProblems(schema: v.GenericSchema, value: unknown): readonly Wrong[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => {
    const path = issue.path ?? [];
    const field = path.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])).join('.');
    const id = path.flatMap((part) => [idOf(part.input), idOf(part.value)]).findLast((one) => one !== null) ?? null;
    return { field, what: whatIsWrong(issue), id };
  });
}

function whatIsWrong({ path, expected, message }: v.BaseIssue<unknown>): string {
  const last = path?.at(-1);
  if (last?.origin === 'key') return expected === 'never' ? 'is not in the contract' : 'is missing';
  return last ? `is wrong: ${message}` : `the whole is not as expected: ${message}`;
}

/** One sentence per field, with its first problem and the affected entries. */
export function sentencesOf(wrongs: readonly Wrong[]): readonly string[] {
  const fieldOf = ({ field, what }: Wrong) => (field === '' ? what : field);
  return [...new Set(wrongs.map(fieldOf))].map((field) => {
    const same = wrongs.filter((one) => fieldOf(one) === field);
    const ids = [...new Set(same.flatMap(({ id }) => id ?? []))];
    const more = ids.length - NAMED_IDS;
    const named = ids.slice(0, NAMED_IDS).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const what = same[0]?.field === '' ? field : `${field} ${same[0]?.what}`;
    return ids.length > 0 ? `${what} (${named})` : what;
  });
}
