import { ANSWER_WAIT_MS, foreignOrigin, noAnswer, parseJson } from '../check/page-answer';

/** How the check asks a service; `fetch`, or a stand-in for it in tests. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** A service, and the site that is to use it. */
export interface Service {
  readonly ask: Ask;
  /** Without a slash at its end; of the tiles a template. */
  readonly url: string;
  /** Of the site, as a browser sends it. */
  readonly origin: string;
}

/** An answer, or why there is none that a page could use. */
export interface ServiceAnswer {
  readonly status: number;
  /** Parsed; undefined when it is no JSON. */
  readonly body: unknown;
  /** Null when a page of the site can read the answer. */
  readonly trouble: string | null;
}

/** Asks as a page of the site would; never throws. */
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

/** What is wrong with a refusal: its status must be 4xx (or 501, "not implemented"). */
export const refusalProblems = ({ status, trouble }: ServiceAnswer): readonly string[] => {
  if (trouble !== null) return [trouble];
  return (status >= 400 && status < 500) || status === 501 ? [] : [`is answered with ${status}, not refused`];
};
