import * as v from 'valibot';
import type { RuleContext } from '../../contract/answer-rules';
import type { ContractCall } from '../../contract/calls';
import { sentencesOf, shapeProblems } from '../../contract/problems';
import { FailureWire } from '../../src/backend/wire';
import { type Answer, call, orderedId, type Request, type Service } from '../shared/http-client';
import type { CheckSettings } from './settings';

/** A request that every backend must refuse, and the expected status. */
export interface WrongRequest extends Request {
  /** The end of a sentence: "with an empty body". */
  readonly when: string;
  readonly path?: string;
  readonly status: number;
  /** As right as `status`, because docs/backend.md does not say which of two mistakes is found first. */
  readonly orStatus?: number;
}

type Target = Service & Pick<CheckSettings, 'at' | 'token'>;

/** The path of a call with this id or token: an id is any text. */
export const pathOf = ({ path }: Pick<ContractCall, 'path'>, id: string) =>
  path.replace(/\{\w+\}/, () => encodeURIComponent(id));

/** Makes a call, with this id or token in its path, by default as the check's customer: its answer and its problems. */
export async function ask(target: Target, one: ContractCall, request: Request = {}, id: string | null = null) {
  const answer = await call(target, one.method, pathOf(one, id ?? ''), { token: target.token, ...request });
  const problems = answerProblems(one, answer, { at: target.at, nowMs: Date.now(), bookingId: id });
  return { ...answer, problems };
}

/** The problems of an answer according to docs/backend.md: first its schema, then its rules. */
function answerProblems(one: ContractCall, answer: Answer, context: RuleContext): readonly string[] {
  const { status, headers, body, trouble } = answer;
  if (trouble) return [trouble];
  if (status !== 200) return [`expected 200, got ${status}`];
  if (body === undefined) return ['the body is no JSON'];
  const caching = headers.get('cache-control') ?? 'missing';
  const problems = [
    !headers.get('content-type')?.includes('json') && 'the content type is not JSON',
    one.isPersonal &&
      !/\bno-store\b/i.test(caching) &&
      `Cache-Control is ${caching}: a cache may keep what belongs to a customer`,
  ];
  return [...problems.filter((problem) => problem !== false), ...contentProblems(one, body, context)];
}

/** The problems of the content of an answer. */
export function contentProblems(
  { answer, rules }: Pick<ContractCall, 'answer' | 'rules'>,
  body: unknown,
  context: RuleContext,
) {
  const shape = shapeProblems(answer, body);
  return sentencesOf(shape.length > 0 ? shape : (rules?.(v.parse(answer, body) as never, context) ?? []));
}

/** Sends requests that the backend must refuse, until one has no answer. */
export async function refusalProblems(
  target: CheckSettings,
  one: Pick<ContractCall, 'method' | 'path' | 'stores'>,
  wrongs: readonly WrongRequest[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { when, status, orStatus, path = one.path, ...request } of wrongs) {
    const answer = await call(target, one.method, path, { token: target.token, ...request });
    const problem = answer.status === orStatus ? null : refusalProblem(answer, status);
    const id = orderedId(answer.body);
    const stored = answer.status === 200 && one.stores ? `: ${one.stores}${id === null ? '' : ` (${id})`}` : '';
    if (problem !== null) problems.push(`${when}: ${problem}${stored}`);
    if (answer.status === null) break;
  }
  return problems;
}

function refusalProblem({ trouble, status, body }: Answer, expected: number): string | null {
  if (status !== null && status !== expected) return `expected ${expected}, got ${status}`;
  if (trouble) return trouble;
  if (!v.is(FailureWire, body)) return 'the body is not { message }';
  return body.message.trim() === '' ? 'the message is empty' : null;
}
