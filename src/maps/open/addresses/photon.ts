import * as v from 'valibot';
import { listOf, text } from '../../../lib/reading';
import { GeoJsonPoint, getJson } from '../answer';
import { openAddresses } from './settings';

/** A result: a missing property, or one of the wrong type, becomes empty. */
const Feature = v.object({
  geometry: v.object({ coordinates: GeoJsonPoint }),
  properties: v.object({
    osm_type: text,
    osm_id: text,
    osm_key: text,
    osm_value: text,
    /** Its layer: `house`, `street`, `locality`, `district`, `city`, `county`, `state`, `country` or `other`. */
    type: text,
    name: text,
    street: text,
    housenumber: text,
    locality: text,
    district: text,
    city: text,
    state: text,
    postcode: text,
  }),
});

/** A result of Photon (https://github.com/komoot/photon/blob/master/docs/api-v1.md). */
export type PhotonFeature = v.InferOutput<typeof Feature>;
export type PhotonProperties = PhotonFeature['properties'];

const Answer = v.object({ features: listOf(Feature) });

/** The results of a request to Photon, without invalid ones. Rejects after a refusal, and if no result is valid. */
export async function askPhoton(
  request: 'api' | 'reverse',
  parameters: Readonly<Record<string, string>>,
): Promise<readonly PhotonFeature[]> {
  const { isOk, body } = await getJson(`${openAddresses.url}/${request}`, parameters);
  if (!isOk) throw new Error('The address service refused the request', { cause: body });
  const { entries, dropped } = v.parse(Answer, body).features;
  if (dropped > 0 && entries.length === 0)
    throw new Error(`The address service answered ${dropped} unreadable results`);
  return entries;
}
