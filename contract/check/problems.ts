import * as v from 'valibot';

/** A wrong field: `price` `is negative`, and the id of its entry. */
export interface Wrong {
  /** Empty for the whole answer. */
  readonly field: string;
  readonly what: string;
  readonly id?: string | null;
}

/** The parts of valibot's schemas that contain other schemas. */
interface Inside {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

/** A position in an answer: the path of names, and the id of the innermost entry so far. */
interface Place {
  readonly path: string;
  readonly id: string | null;
}

const NAMED_IDS = 3;

/** The id that identifies an entry of a list; null for anything else. */
export function idOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const fields = entry as Readonly<Record<string, unknown>>;
  const id = fields.bookingId ?? fields.vehicleId ?? fields.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/**
 * The wrong fields of a value of the contract: fields of a wrong type, and missing fields that docs/backend.md
 * requires. The site treats some missing fields as unknown, but then shows less.
 */
export function shapeProblems(schema: v.GenericSchema, value: unknown, optional: readonly string[]): readonly Wrong[] {
  const missing = [...missingFields(schema, value, optional)];
  const { issues = [] } = v.safeParse(schema, value);
  return [...missing, ...issues.map(wrongIn)];
}

/** One sentence per field, with its first problem and the affected entries. */
export function sentencesOf(wrongs: readonly Wrong[]): readonly string[] {
  const fields = [...new Set(wrongs.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const [first, ...others] = wrongs.filter((one) => one.field === field);
    if (!first) return [];
    const same = [first, ...others].filter((one) => field !== '' || one.what === first.what);
    const ids = [...new Set(same.flatMap(({ id }) => id ?? []))];
    const more = ids.length - NAMED_IDS;
    const named = ids.slice(0, NAMED_IDS).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const where = ids.length > 0 ? ` (${named})` : '';
    const rest = field === '' ? sentencesOf(others.filter((one) => one.what !== first.what)) : [];
    return [`${field === '' ? first.what : `${field} ${first.what}`}${where}`, ...rest];
  });
}

/** The names of the fields without list indices; the id is that of the innermost entry with one. */
function wrongIn(issue: v.BaseIssue<unknown>): Wrong {
  const path = issue.path ?? [];
  const field = path.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])).join('.');
  const id = path.map(({ value }) => idOf(value)).findLast((one) => one !== null) ?? null;
  if (field === '') return { field, what: `the whole is not as expected: ${issue.message}`, id };
  return { field, what: `is wrong: ${issue.message}`, id };
}

function* missingFields(
  schema: v.GenericSchema,
  value: unknown,
  optional: readonly string[],
  { path, id }: Place = { path: '', id: null },
): Generator<Wrong> {
  const { type, entries, item, wrapped } = schema as unknown as Inside;
  if (wrapped && value !== null && value !== undefined) yield* missingFields(wrapped, value, optional, { path, id });
  if (type === 'array' && item && Array.isArray(value)) {
    for (const entry of value) yield* missingFields(item, entry, optional, { path, id: idOf(entry) });
  }
  if (!entries || typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(entries)) {
    const inner = path === '' ? name : `${path}.${name}`;
    const within = (value as Record<string, unknown>)[name];
    if (name in value) yield* missingFields(field, within, optional, { path: inner, id });
    else if (!optional.includes(name)) yield { field: inner, what: 'is missing', id };
  }
}
