import * as v from 'valibot';
import { problemsOf } from './checks';
import { type Change, type Operator, type QuestionName, questionNames, questions } from './questions';

const Answers = v.strictObject({
  ...(Object.fromEntries(questionNames.map((name) => [name, v.optional(v.string())])) as Record<
    QuestionName,
    v.OptionalSchema<v.StringSchema<undefined>, undefined>
  >),
  facts: v.optional(v.record(v.string(), v.unknown()), {}),
  variables: v.optional(v.record(v.string(), v.string()), {}),
});

/** The change of one answer, or its problem. */
export function changeOf(name: QuestionName, answer: string, operator: Operator): Change | { readonly wrong: string } {
  const change = questions[name].change(answer.trim(), operator);
  if (!change) return { wrong: 'is not readable: write street and number, a comma, postcode and town' };
  const [wrong] = problemsOf(change, operator);
  return wrong === undefined ? change : { wrong };
}

/**
 * Reads a file of answers: those to the questions by their names, and under `facts` and `variables` any other values.
 * Returns one change for all, or the sentence of each wrong answer.
 */
export function readAnswers(json: string, operator: Operator): Change | { readonly wrong: readonly string[] } {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return { wrong: [`The file is no JSON: ${(error as Error).message}`] };
  }
  if (Array.isArray(data)) return { wrong: ['The file: write one object, { "name": … }'] };
  const read = v.safeParse(Answers, data);
  if (!read.success) {
    return { wrong: read.issues.map((issue) => `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`) };
  }
  const { facts, variables } = read.output;
  const answered = questionNames.flatMap((name) => {
    const answer = read.output[name];
    return answer === undefined ? [] : [{ name, change: changeOf(name, answer, operator) }];
  });
  const own = { facts, variables };
  const wrong = [
    ...answered.flatMap(({ name, change }) => ('wrong' in change ? [`${name} ${change.wrong}`] : [])),
    ...Object.entries(facts).flatMap(([path, fact]) => named(path, { facts: { [path]: fact }, variables: {} })),
    ...Object.entries(variables).flatMap(([name, value]) => named(name, { facts: {}, variables: { [name]: value } })),
  ];
  function named(name: string, change: Change) {
    return problemsOf(change, operator).map((problem) => `${name} ${problem}`);
  }
  if (wrong.length > 0) return { wrong };
  const changes = [...answered.map(({ change }) => change as Change), own];
  return {
    facts: Object.assign({}, ...changes.map((change) => change.facts)),
    variables: Object.assign({}, ...changes.map((change) => change.variables)),
  };
}
