import * as v from 'valibot';
import { FailureWire } from '../../src/backend/wire';
import { type ContractCall, contractCalls, nameOf } from '../calls';
import { OPTIONAL_OVER_HTTP } from '../optional-fields';
import { answerRules, type RuleContext } from './answer-rules';
import { type Answer, call } from './http-client';
import { sentencesOf, shapeProblems } from './problems';
import type { Target } from './targets';
import type { WrongRequest } from './wrong-requests';

/** The call of this name. */
export function callNamed(name: string): ContractCall {
  const found = contractCalls.find((one) => nameOf(one) === name);
  if (!found) throw new Error(`There is no call ${name}`);
  return found;
}

/** The problems of an answer according to docs/backend.md: first its shape, then its content. */
export function answerProblems(one: ContractCall, answer: Answer, context: RuleContext): readonly string[] {
  const { status, headers, body, trouble } = answer;
  if (trouble) return [trouble];
  if (status !== 200) return [`expected 200, got ${status}`];
  if (body === undefined) return ['the body is no JSON'];
  const isReadable = headers.get('content-type')?.includes('json');
  const caching = headers.get('cache-control');
  const isKept = one.isPersonal && !/\bno-store\b/i.test(caching ?? '');
  const shape = shapeProblems(one.answer, body, OPTIONAL_OVER_HTTP);
  const rules = v.is(one.answer, body) ? (answerRules[nameOf(one)]?.(body, context) ?? []) : [];
  return [
    ...(isReadable ? [] : ['the content type is not JSON']),
    ...(isKept ? [`Cache-Control is ${caching ?? 'missing'}: a cache may keep what belongs to a customer`] : []),
    ...sentencesOf([...shape, ...rules]),
  ];
}

/** The end of a sentence: the data that a backend may have stored by accepting a request that it should refuse. */
function leftBehind(name: string, body: unknown): string {
  switch (name) {
    case 'POST /bookings/createWebsiteOrder':
      return `: it may have made booking ${orderedId(body) ?? '(no id)'}`;
    case 'PUT /auth/me':
      return ': the profile may be empty now, put it right';
    case 'POST /bookings/feedback':
      return ': it may have stored a feedback';
    case 'POST /google/login':
      return ': it may have made a customer "Check"';
    default:
      return '';
  }
}

/** Sends a request that the backend must refuse. Returns the problems, and the id of a booking created in error. */
export async function tryWrong(
  target: Target,
  one: Pick<ContractCall, 'method' | 'path'>,
  wrong: WrongRequest,
): Promise<{ problems: readonly string[]; madeId: string | null; isUnanswered: boolean }> {
  const { token = target.token, path = one.path, body, headers = {}, status, when } = wrong;
  const answer = await call(target, one.method, path, { token, body, headers });
  const name = nameOf(one);
  const isTaken = answer.status !== null && answer.status < 300;
  const madeId = isTaken && name === 'POST /bookings/createWebsiteOrder' ? orderedId(answer.body) : null;
  const after = isTaken ? leftBehind(name, answer.body) : '';
  const problem = refusalProblem(answer, status);
  const problems = problem === null ? [] : [`${when}: ${problem}${after}`];
  return { problems, madeId, isUnanswered: answer.status === null };
}

function refusalProblem({ trouble, status, body }: Answer, expected: number): string | null {
  if (status !== expected) return status === null && trouble ? trouble : `expected ${expected}, got ${status}`;
  if (trouble) return trouble;
  if (!v.is(FailureWire, body)) return 'the body is not { message }';
  return body.message.trim() === '' ? 'the message is empty' : null;
}

/** The booking id in an order's answer; null without one. */
export function orderedId(body: unknown): string | null {
  const id: unknown = (body as { tempBookingId?: unknown } | null | undefined)?.tempBookingId;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
