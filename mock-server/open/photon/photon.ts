import { distanceInMeters } from '../../../src/lib/coordinates';
import type { GazetteerPlace } from '../../city/places/gazetteer';
import { osmTagsOf } from '../../city/places/kinds';
import { placesAt } from '../../city/search/place-lookup';
import { searchPlaces } from '../../city/search/places-search';
import { hasHouse, streetOf } from '../../city/search/street-addresses';
import { featureOf, type PhotonFeature } from './feature';
import { type Query, readReverse, readSearch } from './requests';

type SearchRequest = ReturnType<typeof readSearch>;

/** An answer of Photon. */
export interface PhotonAnswer {
  readonly type: 'FeatureCollection';
  readonly features: readonly PhotonFeature[];
}

/** Photon considers more results than it returns, because it removes duplicates. */
const MOST_CANDIDATES = 50;

const once = (places: readonly GazetteerPlace[]) => [...new Map(places.map((place) => [place.id, place])).values()];

/** A house number in a text, with its suffix: "12 a". */
const NUMBER = /(?<![\p{L}\p{N}])\d{1,4}(\s?[a-h])?(-\d+)?(?![\p{L}\p{N}])/giu;

/**
 * The places for a text. An unknown house is answered with its street, as Photon does: first all words must match, and
 * if nothing does, all but the number.
 */
function placesFor({ text, bias, countries }: SearchRequest): readonly GazetteerPlace[] {
  const accepts = ({ country }: GazetteerPlace) => countries.length === 0 || countries.includes(country);
  const search = (words: string) => searchPlaces(words, { circle: bias, accepts, limit: MOST_CANDIDATES });
  const isAddress = ({ kind }: GazetteerPlace) => kind === 'street_address';
  const asStreets = (places: readonly GazetteerPlace[]) =>
    places.map((place) => (isAddress(place) ? streetOf(place) : place));
  if (!/\d/.test(text)) return asStreets(search(text));
  const exact = search(text).map((place) => (isAddress(place) && !hasHouse(place) ? streetOf(place) : place));
  return exact.length > 0 ? exact : asStreets(search(text.replace(NUMBER, ' ')));
}

/** The answer of `GET /api`; throws PhotonFailure for a request that Photon refuses. */
export function search(query: Query, acceptLanguage: string | null): PhotonAnswer {
  const request = readSearch(query, acceptLanguage);
  const found = placesFor(request).filter((place) => isIn(place, request.layers));
  return collection(once(found), request);
}

/** The answer of `GET /reverse`: the nearest place within the radius first; throws PhotonFailure. */
export function reverse(query: Query, acceptLanguage: string | null): PhotonAnswer {
  const request = readReverse(query, acceptLanguage);
  const near = placesAt(request.at).filter((place) => distanceInMeters(place, request.at) <= request.radiusMeters);
  return collection(
    near.filter((place) => isIn(place, request.layers)),
    request,
  );
}

const isIn = (place: GazetteerPlace, layers: SearchRequest['layers']) =>
  layers.length === 0 || layers.includes(osmTagsOf(place).layer);

const collection = (
  places: readonly GazetteerPlace[],
  { language, limit }: Pick<SearchRequest, 'language' | 'limit'>,
): PhotonAnswer => ({
  type: 'FeatureCollection',
  features: places.slice(0, limit).map((place) => featureOf(place, language)),
});
