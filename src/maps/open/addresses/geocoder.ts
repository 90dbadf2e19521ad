import { distanceInMeters, formatCoordinates } from '../../../lib/coordinates';
import { site } from '../../../site';
import type { FoundPlace, Geocoder } from '../../port/service';
import { askPhoton, type PhotonFeature } from './photon';
import { addressLine, addressParts, iconOf, isArea, streetParts, suggestionLines } from './photon-address';

/** The number of suggestions: as many as Google shows. */
const MOST_SUGGESTIONS = 5;
/** More results are requested, because each direction of a stop and each part of a street may be a separate result. */
const ASKED_SUGGESTIONS = '15';

/** The maximum distance between a position and its address. */
const REVERSE_RADIUS_KM = '5';

const CLOSEST_ZOOM = 18;
/** Photon's preferred radius at the closest zoom, and its growth per zoom step. */
const CLOSEST_RADIUS_M = 100;
const RADIUS_PER_ZOOM = 2.2;

/**
 * The zoom whose radius is nearest to a radius in metres. Photon supports steps only: 1,000 m become 1,065 m, 30,000 m
 * become 24,944 m, 50 m become 100 m, its smallest. As with Google this is a preference, not a limit.
 */
const zoomFor = (radiusMeters: number): number =>
  Math.min(
    CLOSEST_ZOOM,
    Math.round(CLOSEST_ZOOM - Math.log(radiusMeters / CLOSEST_RADIUS_M) / Math.log(RADIUS_PER_ZOOM)),
  );

/** OpenStreetMap's type and number of a result. */
const idOf = ({ properties: { osm_type, osm_id }, geometry }: PhotonFeature): string =>
  osm_type + osm_id || formatCoordinates(geometry.coordinates);

function placeOf(feature: PhotonFeature): FoundPlace {
  const { title, detail } = suggestionLines(feature.properties);
  return {
    id: idOf(feature),
    label: [title, detail].filter(Boolean).join(', '),
    coordinates: feature.geometry.coordinates,
    ...addressParts(feature.properties),
    ...streetParts(feature.properties),
    isArea: isArea(feature.properties),
  };
}

/** Photon, which returns the details with the suggestions (D36). */
export const geocoder: Geocoder = {
  autocomplete: async (query, { language, center, radiusMeters, origin = null }) => {
    const features = await askPhoton('api', {
      q: query,
      lat: String(center.lat),
      lon: String(center.lng),
      zoom: String(zoomFor(radiusMeters)),
      countrycode: site.map.country.toUpperCase(),
      lang: language,
      limit: ASKED_SUGGESTIONS,
    });
    const suggestions = features.map((feature) => {
      const place = placeOf(feature);
      return {
        id: place.id,
        ...suggestionLines(feature.properties),
        label: place.label,
        icon: iconOf(feature.properties),
        distanceMeters: origin && Math.round(distanceInMeters(origin, place.coordinates)),
        choose: async () => place,
      };
    });
    const known = new Set<string>();
    return suggestions
      .filter(({ label }) => label !== '' && !known.has(label) && known.add(label))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ label, ...suggestion }) => suggestion);
  },
  reverse: async (at, language) => {
    const [nearest] = await askPhoton('reverse', {
      lat: String(at.lat),
      lon: String(at.lng),
      radius: REVERSE_RADIUS_KM,
      lang: language,
      limit: '1',
    });
    const label = nearest && addressLine(nearest.properties);
    return label ? { id: idOf(nearest), label, ...addressParts(nearest.properties) } : null;
  },
};
