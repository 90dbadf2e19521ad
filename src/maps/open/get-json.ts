import { SERVICE_WAIT_MS } from '../service/service-status';

/** An answer of an open service: a refusal has a body too. */
interface JsonAnswer {
  readonly isOk: boolean;
  readonly body: unknown;
}

/**
 * Asks an open service. Rejects without network, for an answer that is not JSON, and after 30 s. Sends no cookie and no
 * header of its own: a service on another host is asked without a preflight, and learns no more than the question.
 */
export async function getJson(url: string, parameters: Readonly<Record<string, string>>): Promise<JsonAnswer> {
  const answer = await fetch(`${url}?${new URLSearchParams(parameters)}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(SERVICE_WAIT_MS),
  });
  return { isOk: answer.ok, body: await answer.json() };
}
