import { get, type IncomingHttpHeaders } from 'node:http';
import { Agent, globalAgent, type RequestOptions, get as secureGet, request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { ANSWER_WAIT_MS, cause } from '../shared/http-client';
import { type Finding, found } from '../shared/report';

/** A raw answer: not decompressed, and without following redirects. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a path of the site; rejects without an answer. */
export type AskSite = (path: string, headers?: Readonly<Record<string, string>>) => Promise<SiteAnswer>;

/** A client of the site at an origin, `https://…` or `http://…`. */
export const siteClient =
  (origin: string): AskSite =>
  (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { headers, signal: AbortSignal.timeout(ANSWER_WAIT_MS) };
      const request = (origin.startsWith('https:') ? secureGet : get)(`${origin}${path}`, options, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      });
      request.on('error', reject);
    });

/** The expiry of the certificate of a `wss://…` or `https://…` address; rejects if it is not trusted. */
export const certificateEnd = (address: string): Promise<Date> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const target: RequestOptions = {
      hostname,
      port: port || 443,
      // A new agent: a connection that resumes an earlier session shows no certificate.
      agent: new Agent(globalAgent.options),
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    };
    const request = secureRequest(target);
    request.once('error', reject);
    request.once('socket', (socket: TLSSocket) =>
      socket.once('secureConnect', () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        request.destroy();
      }),
    );
  });

/** One line of the check: its problems, or that there is no answer. */
export async function look(name: string, problems: () => Promise<readonly string[]>): Promise<Finding> {
  try {
    return found(name, await problems());
  } catch (error) {
    return found(name, [`no answer: ${cause(error)}`]);
  }
}

/** One line of the check about several things, with the problems of each. */
export const lookAtEach = <Thing>(
  name: string,
  things: readonly Thing[],
  problems: (thing: Thing) => Promise<readonly string[]>,
): Promise<Finding> => look(name, async () => (await Promise.all(things.map(problems))).flat());
