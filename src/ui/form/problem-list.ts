import type { GenericSchema } from 'valibot';
import { type Problem, problemsOf } from '../../lib/problems';

/** What the last submit found wrong and is still wrong. */
export interface ProblemList<Field extends string, Sentence extends string> {
  /** Each sentence once, with the first field it is about, in the schema's order: what the error summary lists (D11). */
  readonly sentences: readonly Problem<Field, Sentence>[];
  /** The sentence at a field, null when there is none. */
  readonly at: (field: Field) => Sentence | null;
  /** Counts the submits, so that the summary is focused each time (D11). */
  readonly attempt: number;
}

/**
 * Turns the errors of a form's last submit into what is shown: a corrected field leaves the list at once, a new problem
 * waits for the next submit. The schema is the one that the form's resolver asks, as it stands now; the form itself
 * checks again only when it is sent (`reValidateMode: 'onSubmit'`).
 */
export function problemList<Field extends string, Sentence extends string>(
  formState: { readonly errors: object; readonly submitCount: number },
  values: unknown,
  schema: GenericSchema,
): ProblemList<Field, Sentence> {
  const { errors, submitCount } = formState;
  const wasFound = ({ field, sentence }: Problem) => messageAt(errors, field) === sentence;
  const isRight = Object.keys(errors).length === 0;
  const list = isRight ? [] : problemsOf<Field, Sentence>(schema, values).filter(wasFound);
  return {
    sentences: list.filter(({ sentence }, index) => list.findIndex((other) => other.sentence === sentence) === index),
    at: (field) => list.find((problem) => problem.field === field)?.sentence ?? null,
    attempt: submitCount,
  };
}

/** What the form's library has found at a field; fields that lie deeper are held as deep. */
function messageAt(errors: object, field: string): string | undefined {
  const parts = field.split('.');
  const error = parts.reduce<object | undefined>(
    (at, part) => (at as Record<string, object> | undefined)?.[part],
    errors,
  );
  return (error as { readonly message?: string } | undefined)?.message;
}
