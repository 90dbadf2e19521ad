import * as v from 'valibot';
import type { RuleContext } from '../../contract/answer-rules';
import type { ContractCall } from '../../contract/calls';
import { sentencesOf, shapeProblems } from '../../contract/problems';
import { FailureWire } from '../../src/backend/wire';
import { type Answer, call, orderedId, type Request, type Service } from '../shared/http-client';
import type { CheckSettings } from './settings';

type Target = Service & Pick<CheckSettings, 'at' | 'token'>;
type Callable = Pick<ContractCall, 'method' | 'path' | 'stores'>;

/** A request of a call, by default of the check's customer. */
export interface CallRequest extends Request {
  /** The id or the token in the path. */
  readonly id?: string;
  /** With its question mark. */
  readonly query?: string;
}

/** A request that every backend must refuse, and the expected status. */
export interface WrongRequest extends CallRequest {
  /** The end of a sentence: "with an empty body". */
  readonly when: string;
  readonly status: number;
  /** As right as `status`, because docs/backend.md does not say which of two mistakes is found first. */
  readonly orStatus?: number;
}

/** The path of a call with this id or token: an id is any text. */
export const pathOf = (one: Pick<ContractCall, 'path'>, id = '') =>
  one.path.replace(/\{\w+\}/, () => encodeURIComponent(id));

const send = (target: Target, one: Callable, { id, query = '', ...request }: CallRequest) =>
  call(target, one.method, pathOf(one, id) + query, { token: target.token, ...request });

/** Makes a call: its answer and its problems. */
export async function ask(target: Target, one: ContractCall, request: CallRequest = {}) {
  const answer = await send(target, one, request);
  const context = { at: target.at, nowMs: Date.now(), bookingId: request.id ?? null };
  return { ...answer, problems: answerProblems(one, answer, context) };
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
export function contentProblems(one: Pick<ContractCall, 'answer' | 'rules'>, body: unknown, context: RuleContext) {
  const shape = shapeProblems(one.answer, body);
  return sentencesOf(shape.length > 0 ? shape : (one.rules?.(v.parse(one.answer, body) as never, context) ?? []));
}

/** Sends requests that the backend must refuse, until one has no answer. */
export async function refusalProblems(target: Target, one: Callable, wrongs: readonly WrongRequest[]) {
  const problems: string[] = [];
  for (const { when, status, orStatus, ...request } of wrongs) {
    const answer = await send(target, one, request);
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
