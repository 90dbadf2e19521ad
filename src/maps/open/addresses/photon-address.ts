import { type Address, UNKNOWN_CITY } from '../../../lib/places/place';
import type { Suggestion } from '../../port/service';
import type { PhotonProperties } from './photon';

/** Layers of areas, which have no exact address. */
const AREA_LAYERS: readonly string[] = ['district', 'city', 'county', 'state', 'country'];
/** Areas by OpenStreetMap's value, for layers that do not distinguish them: `locality` includes hamlets and squares. */
const AREA_VALUES: readonly string[] = ['neighbourhood', 'hamlet', 'postcode', 'postal_code'];

/** Whether a result is a town, a district, a zip code or a larger area. */
export const isArea = ({ type, osm_value }: PhotonProperties): boolean =>
  AREA_LAYERS.includes(type) || AREA_VALUES.includes(osm_value);

/** The sign of a station or an airport (https://wiki.openstreetmap.org/wiki/Map_features); undefined for others. */
export const iconOf = ({ osm_key, osm_value }: PhotonProperties): Suggestion['icon'] => {
  if (osm_key === 'aeroway') return 'plane';
  return osm_key === 'railway' && ['station', 'halt'].includes(osm_value) ? 'train' : undefined;
};

/** Street and house number; a street has its name as `name`. Empty if the result lacks them. */
export const streetParts = ({ type, name, street, housenumber }: PhotonProperties) => ({
  street: street || (type === 'street' ? name : ''),
  houseNumber: housenumber,
});

/** Area from the district or the neighbourhood, city from the town, zipcode from the postal code (Spec §3, D36). */
export const addressParts = ({ type, name, district, locality, city, postcode }: PhotonProperties): Address => ({
  area: district || (type === 'district' ? name : locality),
  city: city || (type === 'city' && name) || UNKNOWN_CITY,
  zipcode: postcode,
});

/**
 * Street and house number; empty without a street. In a village without street names the village's name replaces it:
 * "Dorf 12".
 */
const streetLine = (properties: PhotonProperties): string => {
  const { street, houseNumber } = streetParts(properties);
  const line = street || (houseNumber && (properties.locality || properties.district || properties.city));
  return line && [line, houseNumber].filter(Boolean).join(' ');
};

/** Zip code and town; for a town the state, which distinguishes it from others of the same name. */
const townLine = ({ type, city, state, postcode }: PhotonProperties): string =>
  type === 'city' ? state : [postcode, city].filter(Boolean).join(' ');

/** The two lines of a suggestion: a name or an address, and its location. */
export function suggestionLines(properties: PhotonProperties): { readonly title: string; readonly detail: string } {
  const street = streetLine(properties);
  const title = properties.name || street || townLine(properties);
  const lines = [street === title ? '' : street, townLine(properties)];
  return { title, detail: lines.filter((line) => line && line !== title).join(', ') };
}

/** An address in one line, with the name of a place only if it has no street. */
export const addressLine = (properties: PhotonProperties): string => {
  const { title } = suggestionLines(properties);
  const town = townLine(properties);
  return [streetLine(properties) || title, town === title ? '' : town].filter(Boolean).join(', ');
};
