import * as v from 'valibot';

/** What is wrong with which field of a form. */
export interface Problem<Field extends string = string, Sentence extends string = string> {
  /** The field's name, with dots where it lies deeper: `answers.driving`. */
  readonly field: Field;
  /** What is said about it: a key of the texts. */
  readonly sentence: Sentence;
}

/**
 * Everything that a form's schema finds wrong, in the schema's order; empty for a form that is right. Who calls it knows which
 * fields and sentences the schema has: its issues carry them as text.
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
