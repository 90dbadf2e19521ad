import { randomInt } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import jsonServer, { type Handler, type Request, type Response } from 'json-server';
import { changedText } from '../faults/answer-change';
import { type Fault, isHttpFault, labelOf } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import type { FaultyAnswer, HttpFault } from '../faults/http-fault';
import { type AskedPage, WHOLE_LIST } from '../faults/page-change';
import { withoutClaims } from '../session/tokens';
import { isControlPath } from './control-routes';
import { fitsPath } from './path-pattern';

/**
 * Applies the faults of HTTP calls (DESIGN §8). It runs before all other middlewares, so that a preflight can fail too.
 * Calls that control the backend never fail.
 */
export function faultyAnswers(faults: FaultBox, now: () => number): Handler {
  return (request, response, next) => {
    const fault = isControlPath(request.path) ? null : faults.take(fitsRequest(request));
    if (!fault) return next();
    response.locals.fault = labelOf(fault);
    if (fault.change) {
      changeAnswer(request, response, fault, now);
      return next();
    }
    if (fault.afterCommit) {
      replaceAnswer(response, fault);
      return next();
    }
    if (fault.keepsGoing) {
      // Read now: a client that has left sends no body any more.
      readBody(request, response, () => setTimeout(next, fault.delayMs));
      return;
    }
    if (isOnlyLate(fault)) {
      later(response, fault.delayMs, next);
      return;
    }
    allowOrigin(request, response);
    // An unread body would keep the request unfinished.
    request.resume();
    answerFaultily(response, fault);
  };
}

/** Sends the response of a fault, or none. */
export function answerFaultily(response: Response, { delayMs = 0, hang, drop, ...answer }: FaultyAnswer): void {
  if (hang) return;
  later(response, delayMs, () => {
    if (drop) response.destroy();
    else sendAnswer(response, answer);
  });
}

function sendAnswer(response: Response, { status = 200, body, contentType, retryAfter }: FaultyAnswer): void {
  const content = body === undefined ? { message: STATUS_CODES[status] ?? 'Fault on demand' } : body;
  const isText = typeof content === 'string';
  if (retryAfter !== undefined) response.set({ 'Retry-After': retryAfter });
  response
    .status(status)
    .set({ 'Content-Type': contentType ?? (isText ? 'text/html' : 'application/json') })
    .send(isText ? content : JSON.stringify(content));
}

/** Processes the call, then sends the response of the fault. */
function replaceAnswer(response: Response, fault: HttpFault): void {
  const send = response.send.bind(response);
  response.send = (body) => {
    response.send = send;
    if (isOnlyLate(fault)) later(response, fault.delayMs, () => send(body));
    else answerFaultily(response, fault);
    return response;
  };
}

const readBody = (request: Request, response: Response, next: () => void) =>
  jsonServer.bodyParser.reduceRight<() => void>(
    (done, parse) => () => parse(request, response, (error) => (error ? response.destroy() : done())),
    next,
  )();

/** The first answer changed by a fault, by request and customer. */
const firstAnswers = new WeakMap<HttpFault, Map<string, string>>();

function firstAnswer(fault: HttpFault, request: Request, body: string): string {
  const answers = firstAnswers.get(fault) ?? new Map<string, string>();
  firstAnswers.set(fault, answers);
  const asked = `${request.method} ${request.path} ${request.get('Authorization') ?? ''}`;
  const first = answers.get(asked) ?? body;
  answers.set(asked, first);
  return first;
}

/** Processes the call, then changes its response, and delays it if the fault has a delay. */
function changeAnswer(request: Request, response: Response, fault: HttpFault, now: () => number): void {
  const { change = {}, delayMs } = fault;
  const { dateOffsetSeconds, tokenWithout } = change;
  const asked = askedPage(request);
  if (change.pages) Object.assign(request.query, { pageNo: '0', pageSize: String(WHOLE_LIST) });
  const send = response.send.bind(response);
  response.send = (answer) => {
    response.send = send;
    // An image has no fields to change.
    if (typeof answer !== 'string') {
      later(response, delayMs, () => send(answer));
      return response;
    }
    const body = change.frozen ? firstAnswer(fault, request, answer) : answer;
    later(response, delayMs, () => {
      if (dateOffsetSeconds !== undefined) setDate(response, now() + dateOffsetSeconds * 1000);
      const changed = isJson(response) ? changedText(body, change, asked) : body;
      send(tokenWithout ? withPoorerTokens(changed, tokenWithout) : changed);
    });
    return response;
  };
}

/** Spec §7: the defaults are page 0, size 20. */
const askedPage = ({ query }: Request): AskedPage => ({
  page: Number(query.pageNo ?? 0),
  size: Number(query.pageSize ?? 20),
});

/** The JSON text with its tokens lacking these claims. */
const withPoorerTokens = (text: string, names: readonly string[]): string =>
  JSON.stringify(JSON.parse(text), (key, value) =>
    (key === 'token' || key === 'refreshToken') && typeof value === 'string' ? withoutClaims(value, names) : value,
  );

const isJson = (response: Response) => String(response.getHeader('content-type')).includes('json');

/** Letters that are not mistaken for a digit on the phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 4;

/** Makes the backend's time (D44) and a short name of each answer readable for the site; the log prints the name. */
export function readableHeaders(now: () => number): Handler {
  return (_request, response, next) => {
    setDate(response, now());
    const reference = Array.from({ length: REFERENCE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    response.set({ 'X-Reference': reference, 'Access-Control-Expose-Headers': 'Date, Retry-After, X-Reference' });
    next();
  };
}

const setDate = (response: Response, timeMs: number) => response.set({ Date: new Date(timeMs).toUTCString() });

const isOnlyLate = ({ status, body, hang, drop }: HttpFault) =>
  status === undefined && body === undefined && !hang && !drop;

const fitsRequest =
  ({ method = '', path }: Request) =>
  (fault: Fault): fault is HttpFault => {
    if (!isHttpFault(fault)) return false;
    const [wantedMethod = '', pattern = ''] = fault.match.split(' ');
    // The browser sends a preflight, not the site: only an explicit match applies to it.
    const fitsMethod = wantedMethod === method || (wantedMethod === '*' && method !== 'OPTIONS');
    return fitsMethod && fitsPath(pattern, path);
  };

/** Without this the site could not read the status of the answer. */
function allowOrigin(request: Request, response: Response): void {
  response.set({
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  });
}

/** Runs an action after a delay, unless the client has disconnected by then. */
function later(response: Response, delayMs: number | undefined, action: () => void): void {
  const timer = setTimeout(action, delayMs);
  response.once('close', () => clearTimeout(timer));
}
