import { ANSWER_WAIT_MS, foreignOrigin, noAnswer, parseJson } from '../check/page-answer';

/** Sends a request to a service: `fetch`, or a test's substitute. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** A service, and the site that uses it. */
export interface Service {
  readonly ask: Ask;
  /** Without a trailing slash; for tiles a template. */
  readonly url: string;
  /** The site's origin, as sent by a browser. */
  readonly origin: string;
}

/** An answer, or the reason why a page could not use it. */
export interface ServiceAnswer {
  readonly status: number;
  /** Parsed; undefined if it is not JSON. */
  readonly body: unknown;
  /** Null if a page of the site can read the answer. */
  readonly trouble: string | null;
}

/** Sends a request as a page of the site does; never throws. */
export async function askJson(
  { ask, url, origin }: Service,
  path: string,
  init: RequestInit = {},
): Promise<ServiceAnswer> {
  try {
    const response = await ask(`${url}${path}`, {
      ...init,
      headers: { ...init.headers, Origin: origin },
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    });
    return {
      status: response.status,
      body: parseJson(await response.text()),
      trouble: corsTrouble(response, url, origin),
    };
  } catch (error) {
    return { status: 0, body: undefined, trouble: noAnswer(error) };
  }
}

/** A service of the site's own origin needs no CORS. */
const corsTrouble = ({ headers }: Response, url: string, origin: string) =>
  new URL(url).origin === origin ? null : foreignOrigin(headers, origin);

/** The problems of a refusal: its status must be 4xx (or 501, "not implemented"). */
export const refusalProblems = ({ status, trouble }: ServiceAnswer): readonly string[] => {
  if (trouble !== null) return [trouble];
  return (status >= 400 && status < 500) || status === 501 ? [] : [`is answered with ${status}, not refused`];
};
