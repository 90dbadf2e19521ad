import { type Address, UNKNOWN_CITY } from '../../../places/place';
import type { PhotonProperties } from './photon';

/** Layers that are somewhere, but at no address. */
const AREA_LAYERS: readonly string[] = ['district', 'city', 'county', 'state', 'country'];
/** The same, by OpenStreetMap's value where the layer does not say it: `locality` holds hamlets and squares. */
const AREA_VALUES: readonly string[] = ['neighbourhood', 'hamlet', 'postcode', 'postal_code'];

/** Whether a result is a town, a district, a zip code or a larger area. */
export const isArea = ({ type, osm_value }: PhotonProperties): boolean =>
  AREA_LAYERS.includes(type) || AREA_VALUES.includes(osm_value);

/** Street and house number; a street has its name as `name`. Empty where the result does not name them. */
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

/** Street and house number; empty without a street. In a village without street names its name is used: "Dorf 12". */
const streetLine = (properties: PhotonProperties): string => {
  const { street, houseNumber } = streetParts(properties);
  const line = street || (houseNumber && (properties.locality || properties.district || properties.city));
  return line && [line, houseNumber].filter(Boolean).join(' ');
};

/** Zip code and town; for a town the state, which tells it from others of its name. */
const townLine = ({ type, city, state, postcode }: PhotonProperties): string =>
  type === 'city' ? state : [postcode, city].filter(Boolean).join(' ');

/** The two lines of a suggestion: a name or an address, and where that is. */
export function suggestionLines(properties: PhotonProperties): { readonly title: string; readonly detail: string } {
  const street = streetLine(properties);
  const title = properties.name || street || townLine(properties);
  const lines = [street === title ? '' : street, townLine(properties)];
  return { title, detail: lines.filter((line) => line && line !== title).join(', ') };
}

/** An address in one line, with the name of a place only where it has no street. */
export const addressLine = (properties: PhotonProperties): string => {
  const { title } = suggestionLines(properties);
  const town = townLine(properties);
  return [streetLine(properties) || title, town === title ? '' : town].filter(Boolean).join(', ');
};
