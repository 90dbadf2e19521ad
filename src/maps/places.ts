import * as v from 'valibot';
import type { Language } from '../i18n/languages';
import { type Coordinates, METERS_PER_KM } from '../lib/coordinates';
import { kilometers } from '../lib/reading';
import { fail, type Result, succeed } from '../lib/result';
import { type Place, UNKNOWN_CITY } from '../places/place';
import { site } from '../site';
import { addressParts, streetParts } from './address-parts';
import { type AddressQuestion, questionAbout, withHouseNumber } from './house-number';
import { whenMapsReady } from './maps-status';

/** A chosen place. */
export interface Choice {
  readonly place: Place;
  /** What is to be asked about it, given what had been typed (the house-number guard); null where nothing is. */
  readonly questionAfter: (typed: string) => AddressQuestion | null;
}

/** One address that may be meant; choosing it asks for its details. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** As the crow flies from where the search starts; null where Google does not say. */
  readonly distanceMeters: number | null;
  readonly choose: () => Promise<Result<Choice, 'maps-unavailable'>>;
}

/** What a suggestion search knows beside the typed text: the circle is a preference, not a fence (D36). */
export interface SuggestionSearch {
  readonly language: Language;
  readonly center: Coordinates;
  readonly radiusMeters: number;
  /** Distances are told from here; null: from nowhere. */
  readonly origin?: Coordinates | null;
}

/**
 * Whether types of a place (https://developers.google.com/maps/documentation/places/web-service/place-types#table-b) are those of a town, a
 * district, a zip code or a larger area: somewhere in it, but at no address.
 */
const isArea = (types: readonly string[]) => types.includes('political') || types[0] === 'postal_code';

/** A distance that can be shown (D42). */
const metersOf = ({ distanceMeters }: google.maps.places.PlacePrediction) =>
  v.is(kilometers, (distanceMeters ?? 0) / METERS_PER_KM) ? distanceMeters : null;

/** One session groups the searches and the one choice that follows, as Google bills them. */
let session: google.maps.places.AutocompleteSessionToken | null = null;

async function choose(
  prediction: google.maps.places.PlacePrediction,
  language: Language,
): Promise<Result<Choice, 'maps-unavailable'>> {
  try {
    const place = prediction.toPlace();
    place.requestedLanguage = language;
    await place.fetchFields({ fields: ['location', 'addressComponents'] });
    session = null;
    if (!place.location) return fail('maps-unavailable');
    const components = place.addressComponents ?? [];
    const address = addressParts(components);
    const town = address.city === UNKNOWN_CITY ? '' : address.city;
    const parts = { label: prediction.text.text, ...streetParts(components) };
    return succeed({
      place: {
        id: prediction.placeId,
        label: withHouseNumber(parts),
        coordinates: place.location.toJSON(),
        ...address,
      },
      questionAfter: (typed) => questionAbout(typed, { ...parts, town, isArea: isArea(prediction.types) }),
    });
  } catch (error) {
    console.warn('Place details failed', error);
    return fail('maps-unavailable');
  }
}

/** Addresses in Germany for a typed text (Spec §5). A failure is only logged (Spec §8) and answered. */
export async function findSuggestions(
  input: string,
  { language, center, radiusMeters, origin = null }: SuggestionSearch,
): Promise<Result<readonly Suggestion[], 'maps-unavailable'>> {
  if (!(await whenMapsReady())) return fail('maps-unavailable');
  try {
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
    return succeed(
      suggestions.flatMap(({ placePrediction }) =>
        placePrediction
          ? {
              id: placePrediction.placeId,
              title: placePrediction.mainText?.text ?? placePrediction.text.text,
              detail: placePrediction.secondaryText?.text ?? '',
              distanceMeters: metersOf(placePrediction),
              choose: () => choose(placePrediction, language),
            }
          : [],
      ),
    );
  } catch (error) {
    console.warn('Address suggestions failed', error);
    return fail('maps-unavailable');
  }
}
