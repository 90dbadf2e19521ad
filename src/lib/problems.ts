import * as v from 'valibot';

/** A validation error of a form field. */
export interface Problem<Field extends string = string, Sentence extends string = string> {
  /** The field's name, with dots if nested: `answers.driving`. */
  readonly field: Field;
  /** The key of the error's text. */
  readonly sentence: Sentence;
}

/**
 * All validation errors of a form, in the schema's order. The caller knows the schema's fields and sentences: its
 * issues have them as strings.
 */
export function problemsOf<Field extends string, Sentence extends string>(
  schema: v.GenericSchema,
  form: unknown,
): readonly Problem<Field, Sentence>[] {
  const { issues } = v.safeParse(schema, form);
  return (issues ?? []).map((issue) => ({
    field: (v.getDotPath(issue) ?? '') as Field,
    sentence: issue.message as Sentence,
  }));
}
