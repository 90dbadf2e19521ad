import type { GenericSchema } from 'valibot';
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

/** The errors of the last submit that are still present. */
export interface ProblemList<Field extends string, Sentence extends string> {
  /** Each error once, with its first field, in the schema's order: the content of the error summary (D11). */
  readonly sentences: readonly Problem<Field, Sentence>[];
  /** The error of a field; null for none. */
  readonly at: (field: Field) => Sentence | null;
  /** Counts the submits: each one focuses the summary (D11). */
  readonly attempt: number;
}

/**
 * The errors to show after a form's last submit. A corrected field's error disappears at once; a new error appears with
 * the next submit. The schema is the current one of the form's resolver; the form itself validates on submit only
 * (`reValidateMode: 'onSubmit'`). `others` are the current errors of fields outside the schema.
 */
export function problemList<Field extends string, Sentence extends string>(
  formState: { readonly errors: object; readonly submitCount: number },
  values: unknown,
  schema: GenericSchema,
  others: readonly Problem<Field, Sentence>[] = [],
): ProblemList<Field, Sentence> {
  const { errors, submitCount } = formState;
  const wasFound = ({ field, sentence }: Problem) => messageAt(errors, field) === sentence;
  const isRight = Object.keys(errors).length === 0;
  const list = isRight ? [] : [...problemsOf<Field, Sentence>(schema, values), ...others].filter(wasFound);
  return {
    sentences: list.filter(({ sentence }, index) => list.findIndex((other) => other.sentence === sentence) === index),
    at: (field) => list.find((problem) => problem.field === field)?.sentence ?? null,
    attempt: submitCount,
  };
}

/** The form library's error of a field; names with dots are nested. */
function messageAt(errors: object, field: string): string | undefined {
  const parts = field.split('.');
  const error = parts.reduce<object | undefined>(
    (at, part) => (at as Record<string, object> | undefined)?.[part],
    errors,
  );
  return (error as { readonly message?: string } | undefined)?.message;
}
