import * as v from 'valibot';
import type { Answer } from '../check/http-client';
import { type Finding, found } from '../check/report';
import { sentencesOf, shapeProblems } from '../problems';

/** The problems of an answer: those of its schema, else those of its rules. */
export function problemsOf<Schema extends v.GenericSchema>(
  schema: Schema,
  { status, body, trouble }: Answer,
  rules: (output: v.InferOutput<Schema>) => readonly (string | false)[],
): readonly (string | false)[] {
  if (trouble !== null) return [trouble];
  if (status !== 200) return [`is answered with ${status}`];
  const wrongs = shapeProblems(schema, body);
  if (wrongs.length > 0) return sentencesOf(wrongs);
  return rules(v.parse(schema, body));
}

/** The result for a request that must be refused, with 4xx or 501 ("not implemented") and in this form. */
export function refused(name: string, { status, body, trouble }: Answer, schema: v.GenericSchema): Finding {
  if (trouble !== null) return found(name, [trouble]);
  const isRefusal = status === 501 || (status !== null && status >= 400 && status < 500);
  if (!isRefusal) return found(name, [`is answered with ${status}, not refused`]);
  return found(name, [!v.is(schema, body) && 'says no reason in the form that is documented']);
}
