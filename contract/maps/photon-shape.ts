import * as v from 'valibot';

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/**
 * One result of Photon:
 * https://github.com/komoot/photon/blob/master/src/main/java/de/komoot/photon/searcher/GeoJsonFormatter.java
 */
const Feature = v.object({
  type: v.literal('Feature'),
  properties: v.object({
    osm_type: v.optional(v.picklist(['N', 'W', 'R'])),
    osm_id: v.optional(v.number()),
    osm_key: v.string(),
    osm_value: v.string(),
    type: v.picklist(['house', 'street', 'locality', 'district', 'city', 'county', 'state', 'country', 'other']),
    housenumber: v.optional(v.string()),
    name: v.optional(v.string()),
    street: v.optional(v.string()),
    locality: v.optional(v.string()),
    district: v.optional(v.string()),
    city: v.optional(v.string()),
    county: v.optional(v.string()),
    state: v.optional(v.string()),
    country: v.optional(v.string()),
    postcode: v.optional(v.string()),
    countrycode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    extra: v.optional(v.record(v.string(), v.unknown())),
    extent: v.optional(v.strictTuple([degrees(180), degrees(90), degrees(180), degrees(90)])),
  }),
  geometry: v.object({ type: v.literal('Point'), coordinates: v.strictTuple([degrees(180), degrees(90)]) }),
});

/** An answer of `/api` and `/reverse`. */
export const PhotonCollection = v.object({ type: v.literal('FeatureCollection'), features: v.array(Feature) });

export type PhotonFeature = v.InferOutput<typeof Feature>;

/** A refusal. */
export const PhotonRefusal = v.object({ message: v.pipe(v.string(), v.minLength(1)) });
