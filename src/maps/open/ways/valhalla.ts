import * as v from 'valibot';
import type { Coordinates } from '../../../lib/coordinates';
import { getJson } from '../answer';
import { openWays } from './settings';

/** Valhalla's error code: a name if the requested format was "osrm", else a number. */
const Refusal = v.object({ code: v.optional(v.string()), error_code: v.optional(v.number()) });

/**
 * There is no route, or no street near a point
 * (https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/#internal-error-codes-and-conditions).
 */
const NO_WAY: readonly unknown[] = ['NoRoute', 'NoSegment', 170, 171, 442];

/** A point in Valhalla's format. */
export const location = ({ lat, lng }: Coordinates) => ({ lat, lon: lng });

/**
 * Requests routes by car from Valhalla (https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/); null for
 * none. Rejects after another refusal, and for an answer that does not match the schema.
 */
export async function askValhalla<Answer>(
  request: 'route' | 'sources_to_targets',
  question: object,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer | null> {
  const json = JSON.stringify({ ...question, costing: 'auto' });
  const { isOk, body } = await getJson(`${openWays.url}/${request}`, { json });
  if (isOk) return v.parse(schema, body);
  const refusal = v.safeParse(Refusal, body);
  const { code, error_code } = refusal.success ? refusal.output : {};
  if (NO_WAY.includes(code) || NO_WAY.includes(error_code)) return null;
  throw new Error('The service of ways refused the question', { cause: body });
}
