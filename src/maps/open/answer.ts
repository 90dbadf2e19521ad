import * as v from 'valibot';
import { readText, send } from '../../device/send';
import { isPosition } from '../../lib/coordinates';
import { finiteNumber } from '../../lib/reading';
import { SERVICE_WAIT_MS } from '../service/service-status';

/** An answer of an open service; a refusal has a body too. */
interface JsonAnswer {
  readonly isOk: boolean;
  readonly body: unknown;
}

/**
 * Sends a request to an open service. Rejects without network, for an answer that is not JSON or larger than 2 MB, and
 * after 30 s. It sends no cookie and no custom header: a service on another host needs no preflight, and learns only
 * the query.
 */
export async function getJson(url: string, parameters: Readonly<Record<string, string>>): Promise<JsonAnswer> {
  const answer = await send(`${url}?${new URLSearchParams(parameters)}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(SERVICE_WAIT_MS),
  });
  return { isOk: answer.ok, body: JSON.parse(await readText(answer)) };
}

/** A point of GeoJSON: longitude first, with an optional altitude at the end. */
export const GeoJsonPoint = v.pipe(
  v.looseTuple([finiteNumber, finiteNumber]),
  v.transform(([lng, lat]) => ({ lat, lng })),
  v.check(isPosition),
);
