import { fingerprint } from '../../../src/lib/id';
import { countries, type GazetteerPlace, type PlaceLanguage, states } from '../../city/places/gazetteer';
import { osmTagsOf } from '../../city/places/kinds';
import { cityName, mainLine } from '../../city/search/words';

/** The English names of the federal states that have one. */
const englishStates: Partial<Record<keyof typeof states, string>> = {
  BY: 'Bavaria',
  HE: 'Hesse',
  MV: 'Mecklenburg-Western Pomerania',
  NI: 'Lower Saxony',
  NW: 'North Rhine-Westphalia',
  RP: 'Rhineland-Palatinate',
  SN: 'Saxony',
  ST: 'Saxony-Anhalt',
  TH: 'Thuringia',
};

/** One result: GeoJSON, the longitude first. */
export interface PhotonFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly [lng: number, lat: number] };
}

function stateName({ state }: GazetteerPlace, language: PlaceLanguage): string | null {
  if (state === null) return null;
  return (language === 'en' ? englishStates[state] : null) ?? states[state];
}

/**
 * A place in Photon's form, the properties in its order (`GeoJsonFormatter`). A house without its own name has no
 * `name`; a street has its name as `name` and no `street`; a town has no `city`, a district no `district`.
 */
export function featureOf(place: GazetteerPlace, language: PlaceLanguage): PhotonFeature {
  const { key, value, type, layer } = osmTagsOf(place);
  const isHouse = layer === 'house';
  const properties = {
    osm_type: type,
    // The same at every start; OpenStreetMap's own number is not known.
    osm_id: Number.parseInt(fingerprint(place.id), 16),
    osm_key: key,
    osm_value: value,
    type: layer,
    housenumber: isHouse ? place.houseNumber : null,
    name: isHouse ? place.name : mainLine(place, language),
    street: isHouse ? place.street : null,
    district: layer === 'district' ? null : place.district,
    city: layer === 'city' ? null : cityName({ ...place, englishName: null }, language),
    state: stateName(place, language),
    country: countries[place.country][language],
    postcode: place.postalCode,
    countrycode: place.country,
  };
  return {
    type: 'Feature',
    properties: Object.fromEntries(
      Object.entries(properties).filter((entry): entry is [string, string | number] => entry[1] !== null),
    ),
    geometry: { type: 'Point', coordinates: [rounded(place.lng), rounded(place.lat)] },
  };
}

/** OpenStreetMap has seven decimals. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
