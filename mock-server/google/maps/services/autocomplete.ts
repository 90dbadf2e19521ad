import { type Coordinates, distanceInMeters } from '../../../../src/lib/coordinates';
import { randomId } from '../../../../src/lib/id';
import type { GazetteerPlace } from '../../../city/places/gazetteer-place';
import { foldedWords } from '../../../city/search/folding';
import { mainLine } from '../../../city/search/place-lines';
import { searchPlaces } from '../../../city/search/places-search';
import { InvalidValueError } from '../base/errors';
import type { MapLanguage } from '../base/texts';
import { placeTypes, secondaryLine } from '../gazetteer/address-format';
import { readAutocompleteRequest } from './autocomplete-request';
import { callGoogle } from './google-call';
import { keepSession, Place } from './place';

/** The ids of the session tokens, which a page cannot read, as in Google's class. */
const tokenIds = new WeakMap<AutocompleteSessionToken, string>();

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteSessionToken */
export class AutocompleteSessionToken {
  constructor() {
    tokenIds.set(this, randomId());
  }
}

/** The id of a session token, null without one; throws for anything else. */
function sessionOf(token: unknown): string | null {
  if (token === null || token === undefined) return null;
  const id = typeof token === 'object' ? tokenIds.get(token) : undefined;
  if (id === undefined) throw new InvalidValueError('in property sessionToken: not an AutocompleteSessionToken');
  return id;
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#FormattableText */
export class FormattableText {
  readonly text: string;
  readonly matches: readonly { startOffset: number; endOffset: number }[];

  constructor(text: string, input: string) {
    this.text = text;
    const typed = foldedWords(input);
    this.matches = [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((word) => {
      const folded = foldedWords(word[0])[0] ?? '';
      const fitting = typed
        .filter((part) => folded.startsWith(part))
        .sort((one, other) => other.length - one.length)[0];
      if (fitting === undefined) return [];
      return [{ startOffset: word.index, endOffset: word.index + Math.min(word[0].length, fitting.length) }];
    });
  }

  toString(): string {
    return this.text;
  }
}

/** The facts of a prediction's request. */
interface PredictionContext {
  readonly input: string;
  readonly origin: Coordinates | null;
  readonly language: MapLanguage;
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#PlacePrediction */
export class PlacePrediction {
  readonly placeId: string;
  readonly text: FormattableText;
  readonly mainText: FormattableText;
  readonly secondaryText: FormattableText;
  readonly distanceMeters: number | null;
  readonly types: string[];
  readonly #language: MapLanguage;
  readonly #session: string | null;

  constructor(place: GazetteerPlace, { input, origin, language }: PredictionContext, session: string | null) {
    const main = mainLine(place, language);
    const secondary = secondaryLine(place, language);
    this.placeId = place.id;
    this.text = new FormattableText(`${main}, ${secondary}`, input);
    this.mainText = new FormattableText(main, input);
    this.secondaryText = new FormattableText(secondary, input);
    this.distanceMeters = origin ? Math.round(distanceInMeters(origin, place)) : null;
    this.types = placeTypes(place);
    this.#language = language;
    this.#session = session;
  }

  /** The place, which keeps the session for its first details request. */
  toPlace(): Place {
    const place = new Place({ id: this.placeId, requestedLanguage: this.#language });
    if (this.#session !== null) keepSession(place, this.#session);
    return place;
  }
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteSuggestion */
export class AutocompleteSuggestion {
  readonly placePrediction: PlacePrediction | null;

  constructor(prediction: PlacePrediction) {
    this.placePrediction = prediction;
  }

  /**
   * Suggestions for a text of at least one character; an empty text is a normal call without results. Google documents
   * no exception for it, and the count must show a page's needless calls.
   */
  static async fetchAutocompleteSuggestions(
    request: google.maps.places.AutocompleteRequest,
  ): Promise<{ suggestions: AutocompleteSuggestion[] }> {
    const search = readAutocompleteRequest(request);
    const session = sessionOf(request.sessionToken);
    await callGoogle('places.suggestions', 'PLACES_AUTOCOMPLETE', session);
    return {
      suggestions: searchPlaces(search.input, search).map(
        (place) => new AutocompleteSuggestion(new PlacePrediction(place, search, session)),
      ),
    };
  }
}
