import { type GazetteerPlace, type PlaceKind, slug, type states } from './gazetteer-place';

/** The district of a place, as in its address. */
export interface Neighbourhood {
  readonly district: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly state: keyof typeof states;
}

/** "Mönchebergstraße 41-43" is a street and a house number; "Königsplatz" is a street alone. */
function splitAddress(text: string) {
  const found = /^(.*\D)\s+(\d+\s?[a-zA-Z]?(?:-\d+)?)$/.exec(text);
  return { street: found?.[1] ?? text, houseNumber: found?.[2] ?? null };
}

/** A place with a name, on one line: its kind, its name, its address, its neighbourhood, its position. */
export function place(
  kind: PlaceKind,
  name: string,
  addressLine: string,
  neighbourhood: Neighbourhood,
  lat: number,
  lng: number,
): GazetteerPlace {
  const id = `local-${slug(name)}`;
  const address = splitAddress(addressLine);
  return { id, kind, name, englishName: null, ...address, ...neighbourhood, country: 'DE', lat, lng };
}

/** A house without a name. Ids outside Kassel contain the town, because several towns share street names. */
export function address(text: string, neighbourhood: Neighbourhood, lat: number, lng: number): GazetteerPlace {
  const town = neighbourhood.city === 'Kassel' ? '' : `${slug(neighbourhood.city)}-`;
  return {
    ...place('street_address', text, text, neighbourhood, lat, lng),
    id: `local-${town}${slug(text)}`,
    name: null,
  };
}

/** A district of a town. */
export function district(neighbourhood: Neighbourhood, lat: number, lng: number): GazetteerPlace {
  return {
    ...neighbourhood,
    id: `local-district-${slug(`${neighbourhood.city} ${neighbourhood.district ?? ''}`)}`,
    kind: 'sublocality',
    name: null,
    englishName: null,
    street: null,
    houseNumber: null,
    postalCode: null,
    country: 'DE',
    lat,
    lng,
  };
}

/** A town: its name, its position, and its English name if it differs. */
export function town(
  name: string,
  { state, country }: Pick<GazetteerPlace, 'state' | 'country'>,
  lat: number,
  lng: number,
  englishName: string | null = null,
): GazetteerPlace {
  return {
    id: `local-city-${slug(name)}`,
    kind: 'locality',
    name,
    englishName,
    street: null,
    houseNumber: null,
    postalCode: null,
    district: null,
    city: name,
    state,
    country,
    lat,
    lng,
  };
}

/** A town in a federal state of Germany. */
export const germanTown = (
  name: string,
  state: keyof typeof states,
  lat: number,
  lng: number,
  englishName: string | null = null,
) => town(name, { state, country: 'DE' }, lat, lng, englishName);
