import * as v from 'valibot';
import { sentencesOf, shapeProblems } from '../../contract/problems';
import { type Answer, call, type Service } from '../shared/http-client';
import { type Finding, found } from '../shared/report';

type Rules<Schema extends v.GenericSchema> = (output: v.InferOutput<Schema>) => readonly (string | false)[];

/** The line of an answer: the problems of its schema, else those of its rules. */
export function judge<Schema extends v.GenericSchema>(
  name: string,
  { status, body, trouble }: Answer,
  schema: Schema,
  rules: Rules<Schema>,
): Finding {
  if (trouble !== null) return found(name, [trouble]);
  if (status !== 200) return found(name, [`is answered with ${status}`]);
  const wrongs = shapeProblems(schema, body);
  return found(name, wrongs.length > 0 ? sentencesOf(wrongs) : rules(v.parse(schema, body)));
}

/** Reads a path of a service. */
export const read = (service: Service, path: string) => call(service, 'GET', path);

/** The line of a request that must be refused, with 4xx or 501 ("not implemented") and in this form. */
export async function refuses(service: Service, name: string, path: string, form: v.GenericSchema): Promise<Finding> {
  const { status, body, trouble } = await read(service, path);
  if (trouble !== null) return found(name, [trouble]);
  const isRefusal = status === 501 || (status !== null && status >= 400 && status < 500);
  if (!isRefusal) return found(name, [`is answered with ${status}, not refused`]);
  return found(name, [!v.is(form, body) && 'says no reason in the form that is documented']);
}
