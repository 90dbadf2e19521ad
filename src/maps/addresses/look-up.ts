import { geocoder } from 'addresses-provider/geocoder';
import * as v from 'valibot';
import type { Language } from '../../i18n/languages';
import { type Coordinates, METERS_PER_KM } from '../../lib/coordinates';
import { type Place, UNKNOWN_CITY } from '../../lib/places/place';
import { PlaceShape } from '../../lib/places/place-shape';
import { kilometers } from '../../lib/reading';
import { fail, type Result, succeed, within } from '../../lib/result';
import { line } from '../../lib/text/clean-text';
import type { FoundPlace, Suggestion, SuggestionSearch } from '../port/service';
import { addressesService } from '../service/chosen-services';
import { SERVICE_WAIT_MS, whenReady } from '../service/service-status';
import { type AddressQuestion, questionAbout, withHouseNumber } from './house-number';

/** The timeout of an address lookup for a position (Spec §8: "Google Maps not available" after 10 s). */
const REVERSE_WAIT_MS = 10_000;

/**
 * The parts of an adapter's answer that a screen shows or an order contains, validated here for every provider (D42).
 */
const Offered = v.object({ id: v.string(), title: v.string(), detail: v.string() });
const Found = v.object({ ...PlaceShape.entries, street: line, houseNumber: line, isArea: v.boolean() });
const Located = v.omit(PlaceShape, ['coordinates', 'isArea']);

const unavailable = fail('maps-unavailable' as const);

/** A chosen place. */
export interface Choice {
  readonly place: Place;
  /** Returns the question about it for the typed text (the house-number guard); null for none. */
  readonly questionAfter: (typed: string) => AddressQuestion | null;
}

/** A suggestion in an address field; choosing it resolves to a place. */
export type OfferedSuggestion = Omit<Suggestion<Result<Choice, 'maps-unavailable'>>, 'icon'> & {
  /** The field's text while the place is looked up; without it, title and detail. */
  readonly label?: string;
  /** What kind of address it is; none for one without a sign of its own. */
  readonly icon?: 'here' | 'star' | 'past' | Suggestion['icon'];
};

/** Why a position has no address: no service available, no result, or a failed request (Spec §8, Location). */
export type GeocoderFailure = 'maps-unavailable' | 'no-address' | 'failed';

/** Addresses in Germany for a typed text (Spec §5). A failure is only logged (Spec §8) and returned. */
export async function findSuggestions(
  query: string,
  search: SuggestionSearch,
): Promise<Result<readonly OfferedSuggestion[], 'maps-unavailable'>> {
  if (!(await whenReady(addressesService))) return unavailable;
  return withAnswer('Address suggestions', async () => {
    const suggestions = await geocoder.autocomplete(query, search);
    const readable = suggestions.filter((suggestion) => v.is(Offered, suggestion));
    return readable.map((suggestion) => ({
      ...suggestion,
      distanceMeters: shownMeters(suggestion.distanceMeters),
      choose: () => withAnswer('Place details', async () => toChoice(v.parse(Found, await suggestion.choose()))),
    }));
  });
}

/** The address at a position. The place keeps the requested position: the geocoder returns that of the nearest door. */
export function addressAt(coordinates: Coordinates, language: Language): Promise<Result<Place, GeocoderFailure>> {
  const ask = async (): Promise<Result<Place, GeocoderFailure>> => {
    if (!(await whenReady(addressesService))) return unavailable;
    try {
      const found = await geocoder.reverse(coordinates, language);
      return found ? succeed({ ...v.parse(Located, found), coordinates }) : fail('no-address');
    } catch (error) {
      console.warn('Reverse geocoding failed', error);
      return fail('failed');
    }
  };
  return within(REVERSE_WAIT_MS, ask(), unavailable);
}

/** The geocoder's answer; fails after a logged rejection, or after 30 s. */
async function withAnswer<Value>(name: string, ask: () => Promise<Value>): Promise<Result<Value, 'maps-unavailable'>> {
  try {
    return await within<Result<Value, 'maps-unavailable'>>(SERVICE_WAIT_MS, ask().then(succeed), unavailable);
  } catch (error) {
    console.warn(`${name} failed`, error);
    return unavailable;
  }
}

function toChoice({ street, houseNumber, isArea, ...place }: FoundPlace): Choice {
  const { label, city } = place;
  const town = city === UNKNOWN_CITY ? '' : city;
  return {
    place: {
      ...place,
      label: v.parse(line, withHouseNumber({ label, street, houseNumber })),
      ...(isArea && { isArea }),
    },
    // A whole town is asked about as long as it is in the form, whatever was typed.
    questionAfter: (typed) => (isArea ? null : questionAbout(typed, { label, street, houseNumber, town })),
  };
}

/** A distance within the limits for display (D42), else null. */
const shownMeters = (meters: number | null) =>
  typeof meters === 'number' && v.is(kilometers, meters / METERS_PER_KM) ? meters : null;
