import * as v from 'valibot';

/** A wrong thing in a whole sentence's end: "milesDiscount is missing". */
type Problem = string;

/** The shapes of valibot's schemas that hold other ones. */
interface Inside {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

/**
 * What is wrong with a value of the contract: fields of a wrong type, and fields that are not there although docs/backend.md
 * names them (the site reads some of those as "not known", but shows less then). Each field is named once.
 */
export function problemsOf(schema: v.GenericSchema, value: unknown, optional: readonly string[]): readonly Problem[] {
  const missing = [...new Set(missingFields(schema, value, optional))].map((field) => `${field} is missing`);
  const result = v.safeParse(schema, value);
  const wrong = (result.issues ?? []).map((issue) => {
    const field = fieldOf(issue);
    return field === null ? `the whole is not as expected: ${issue.message}` : `${field} is wrong: ${issue.message}`;
  });
  const isNew = (problem: string) => !missing.some((one) => problem.startsWith(`${one.split(' ')[0]} `));
  return [...missing, ...new Set(wrong.filter(isNew))];
}

/** The path of an issue without the numbers of entries; null for the whole. */
function fieldOf(issue: v.BaseIssue<unknown>): string | null {
  const names = (issue.path ?? []).map(({ key }) => key).filter((key) => typeof key === 'string');
  return names.length === 0 ? null : names.join('.');
}

function* missingFields(
  schema: v.GenericSchema,
  value: unknown,
  optional: readonly string[],
  path = '',
): Generator<string> {
  const { type, entries, item, wrapped } = schema as unknown as Inside;
  if (wrapped && value !== null && value !== undefined) yield* missingFields(wrapped, value, optional, path);
  if (type === 'array' && item && Array.isArray(value)) {
    for (const entry of value) yield* missingFields(item, entry, optional, path);
  }
  if (!entries || typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(entries)) {
    const inner = path === '' ? name : `${path}.${name}`;
    if (name in value) yield* missingFields(field, (value as Record<string, unknown>)[name], optional, inner);
    else if (!optional.includes(name)) yield inner;
  }
}
