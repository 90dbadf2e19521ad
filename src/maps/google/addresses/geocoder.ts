import type { Language } from '../../../i18n/languages';
import { formatCoordinates } from '../../../lib/coordinates';
import { type Address, UNKNOWN_CITY } from '../../../lib/places/place';
import { site } from '../../../site';
import type { FoundPlace, Geocoder, Suggestion } from '../../port/service';

/**
 * Whether the types are those of a town, a district, a zip code or a larger area, rather than an address.
 * https://developers.google.com/maps/documentation/places/web-service/place-types#table-b
 */
const isArea = (types: readonly string[]) => types.includes('political') || types[0] === 'postal_code';

/** https://developers.google.com/maps/documentation/places/web-service/place-types#transportation */
const iconOf = (types: readonly string[] | undefined): Suggestion['icon'] => {
  if (types?.includes('airport')) return 'plane';
  return types?.includes('train_station') ? 'train' : undefined;
};

/** A session groups the searches and the choice that follows them, for Google's billing. */
let session: google.maps.places.AutocompleteSessionToken | null = null;

async function fetchDetails(prediction: google.maps.places.PlacePrediction, language: Language): Promise<FoundPlace> {
  const place = prediction.toPlace();
  place.requestedLanguage = language;
  await place.fetchFields({ fields: ['location', 'addressComponents'] });
  session = null;
  if (!place.location) throw new Error(`Place ${prediction.placeId} has no location`);
  const components = place.addressComponents ?? [];
  return {
    id: prediction.placeId,
    label: prediction.text.text,
    coordinates: place.location.toJSON(),
    ...addressParts(components),
    ...streetParts(components),
    isArea: isArea(prediction.types),
  };
}

/**
 * Google throws if there are no results:
 * https://developers.google.com/maps/documentation/javascript/geocoding#GeocodingStatusCodes
 */
const isNothingFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ZERO_RESULTS';

/** Google's Places and Geocoder (D26). */
export const geocoder: Geocoder = {
  autocomplete: async (input, { language, center, radiusMeters, origin = null }) => {
    const places = (await google.maps.importLibrary('places')) as google.maps.PlacesLibrary;
    session ??= new places.AutocompleteSessionToken();
    const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      language,
      region: site.map.country,
      includedRegionCodes: [site.map.country],
      locationBias: { center, radius: radiusMeters },
      ...(origin && { origin }),
      sessionToken: session,
    });
    return suggestions.flatMap(({ placePrediction }) =>
      placePrediction
        ? {
            id: placePrediction.placeId,
            title: placePrediction.mainText?.text ?? placePrediction.text.text,
            detail: placePrediction.secondaryText?.text ?? '',
            distanceMeters: placePrediction.distanceMeters,
            icon: iconOf(placePrediction.types),
            choose: () => fetchDetails(placePrediction, language),
          }
        : [],
    );
  },
  reverse: async (location, language) => {
    const { Geocoder } = (await google.maps.importLibrary('geocoding')) as google.maps.GeocodingLibrary;
    try {
      const { results } = await new Geocoder().geocode({ location, language, region: site.map.country });
      const [nearest] = results;
      if (!nearest) return null;
      const components = nearest.address_components.map(({ long_name, types }) => ({ longText: long_name, types }));
      return {
        id: nearest.place_id || formatCoordinates(location),
        label: nearest.formatted_address,
        ...addressParts(components),
      };
    } catch (error) {
      if (isNothingFound(error)) return null;
      throw error;
    }
  },
};

/** A part of an address in Google's Place. */
interface AddressComponent {
  readonly longText: string | null;
  readonly types: readonly string[];
}

/** Area from the sublocality or neighbourhood, city from the locality, zipcode from the postal code (Spec §3). */
export function addressParts(components: readonly AddressComponent[]): Address {
  const find = (...types: string[]) =>
    types.map((type) => components.find((component) => component.types.includes(type))?.longText).find(Boolean) ?? '';
  return {
    area: find('sublocality', 'sublocality_level_1', 'neighborhood'),
    city: find('locality') || UNKNOWN_CITY,
    zipcode: find('postal_code'),
  };
}

/** Street and house number; empty if the details lack them. */
function streetParts(components: readonly AddressComponent[]): {
  readonly street: string;
  readonly houseNumber: string;
} {
  const find = (type: string) => components.find(({ types }) => types.includes(type))?.longText ?? '';
  return { street: find('route'), houseNumber: find('street_number') };
}
