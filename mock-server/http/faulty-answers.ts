import { STATUS_CODES } from 'node:http';
import type { Handler, Request, Response } from 'json-server';
import { type Fault, type HttpFault, labelOf } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import { withoutClaims } from '../session';
import { setDate } from './request-log';
import { fitsPath, isControlPath } from './route';

/** The replacement of an answer; it has at least one of its parts. */
type FaultyAnswer = Pick<HttpFault, 'status' | 'body' | 'contentType' | 'retryAfter' | 'delayMs' | 'hang' | 'drop'>;

/**
 * Applies the faults of HTTP calls, after preflights have been answered and the body was read. Calls that
 * control the backend never fail.
 */
export function faultyAnswers(faults: FaultBox, now: () => number): Handler {
  return (request, response, next) => {
    const fault = isControlPath(request.path) ? null : faults.take(fitsRequest(request));
    if (!fault) return next();
    response.locals.fault = labelOf(fault);
    const { change, afterCommit, keepsGoing, delayMs } = fault;
    if (change || afterCommit) {
      replaceAnswer(request, response, fault, now);
      return next();
    }
    if (keepsGoing) setTimeout(next, delayMs);
    else if (isOnlyLate(fault)) later(response, delayMs, next);
    else answerFaultily(response, fault);
  };
}

/** Sends the response of a fault, or none. */
export function answerFaultily(response: Response, answer: FaultyAnswer): void {
  if (answer.hang) return;
  later(response, answer.delayMs, () => {
    if (answer.drop) response.destroy();
    else sendAnswer(response, answer);
  });
}

function sendAnswer(response: Response, { status = 200, body, contentType, retryAfter }: FaultyAnswer): void {
  const content = body === undefined ? { message: STATUS_CODES[status] ?? 'Fault on demand' } : body;
  const isText = typeof content === 'string';
  // As from a gateway before the backend: without the header that its answers have.
  response.removeHeader('Cache-Control');
  if (retryAfter !== undefined) response.set({ 'Retry-After': retryAfter });
  response.status(status).set({ 'Content-Type': contentType ?? (isText ? 'text/html' : 'application/json') });
  response.send(isText ? content : JSON.stringify(content));
}

/** The call does its work; then its answer comes late, changed, or is another one. */
function replaceAnswer(request: Request, response: Response, fault: HttpFault, now: () => number): void {
  const { change, delayMs } = fault;
  const send = response.send.bind(response);
  response.send = (body) => {
    response.send = send;
    if (!change && !isOnlyLate(fault)) {
      answerFaultily(response, fault);
      return response;
    }
    const { frozen, dateOffsetSeconds, tokenWithout } = change ?? {};
    const answer = frozen ? firstAnswer(fault, request, body) : body;
    later(response, delayMs, () => {
      if (dateOffsetSeconds !== undefined) setDate(response, now() + dateOffsetSeconds * 1000);
      send(tokenWithout && typeof answer === 'string' ? withPoorerTokens(answer, tokenWithout) : answer);
    });
    return response;
  };
}

/** The first answers changed by a fault, by request and customer. */
const firstAnswers = new WeakMap<HttpFault, Map<string, string | Buffer>>();

function firstAnswer(fault: HttpFault, request: Request, body: string | Buffer): string | Buffer {
  const answers = firstAnswers.get(fault) ?? new Map<string, string | Buffer>();
  firstAnswers.set(fault, answers);
  const asked = `${request.method} ${request.path} ${request.get('Authorization') ?? ''}`;
  const first = answers.get(asked) ?? body;
  answers.set(asked, first);
  return first;
}

/** The text of an answer with its tokens lacking these claims. */
const withPoorerTokens = (text: string, names: readonly string[]): string =>
  text.replace(/(?<="(?:token|refreshToken)":\s*")[^"]+/g, (token) => withoutClaims(token, names));

const isOnlyLate = ({ status, body, hang, drop }: HttpFault) =>
  status === undefined && body === undefined && !hang && !drop;

const fitsRequest =
  ({ method = '', path }: Request) =>
  (fault: Fault): fault is HttpFault => {
    if (!('match' in fault)) return false;
    const [wantedMethod, pattern = ''] = fault.match.split(' ');
    return (wantedMethod === method || wantedMethod === '*') && fitsPath(pattern, path);
  };

/** Runs an action after a delay, unless the client has disconnected by then. */
function later(response: Response, delayMs: number | undefined, action: () => void): void {
  const timer = setTimeout(action, delayMs);
  response.once('close', () => clearTimeout(timer));
}
