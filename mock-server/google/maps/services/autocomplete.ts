import { type Coordinates, distanceInMeters } from '../../../../src/lib/coordinates';
import { randomId } from '../../../../src/lib/id';
import type { GazetteerPlace } from '../../../city/places/gazetteer';
import { type Circle, searchPlaces } from '../../../city/search/places-search';
import { mainLine } from '../../../city/search/words';
import { checkOptions, limitClass, limited, NotCoveredError } from '../../covered';
import type { StandInLanguage } from '../../elements';
import { InvalidValueError, MapsRequestError, requireList } from '../base/errors';
import { toCoordinates } from '../base/geometry';
import { languageFor } from '../base/texts';
import { placeTypes, secondaryLine } from './address-format';
import { callGoogle } from './google-call';
import { openSessions, Place } from './place';

type Request = google.maps.places.AutocompleteRequest;

const ENDPOINT = 'PLACES_AUTOCOMPLETE';
const PLACE_OPTIONS = ['includedRegionCodes', 'locationBias', 'origin', 'region'] as const;
const OPTIONS = ['input', 'language', 'sessionToken', ...PLACE_OPTIONS] as const;
/**
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete#location-bias-restriction
 */
const LARGEST_RADIUS_METERS = 50_000;

const refuse = (explanation: string) => new MapsRequestError(ENDPOINT, 'INVALID_ARGUMENT', explanation);

/** The ids of the session tokens, which a page cannot read, as in Google's class. */
const tokenIds = new WeakMap<object, string>();

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

/** Codes of two letters. An unknown country is valid, but has no results. */
function readRegions(value: Request['includedRegionCodes']): readonly string[] {
  if (value === null || value === undefined) return [];
  const codes = requireList(value, 'includedRegionCodes').map((code) => String(code).toLowerCase());
  const wrong = codes.find((code) => !/^[a-z]{2}$/.test(code));
  if (wrong !== undefined) throw refuse(`Invalid included_region_codes: ${wrong}.`);
  return codes;
}

/** The circle of a bias; null without one. */
function readBias(bias: Request['locationBias']): Circle | null {
  if (bias === null || bias === undefined) return null;
  if (typeof bias !== 'object' || !('radius' in bias)) {
    throw new NotCoveredError('another locationBias of AutocompleteRequest than a circle');
  }
  const { center, radius } = bias as google.maps.CircleLiteral;
  if (typeof radius !== 'number') {
    throw new InvalidValueError('in property locationBias: in property radius: not a number');
  }
  if (!(radius >= 0 && radius <= LARGEST_RADIUS_METERS)) {
    throw refuse(`Circle.radius must be between 0 and ${LARGEST_RADIUS_METERS} meters.`);
  }
  return { center: toCoordinates(center), radiusMeters: radius };
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#FormattableText */
const words = (text: string) => limited('google.maps.places.FormattableText', { text, toString: () => text });

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#PlacePrediction */
function predictionOf(
  place: GazetteerPlace,
  language: StandInLanguage,
  origin: Coordinates | null,
  session: string | null,
) {
  const [main, secondary] = [mainLine(place, language), secondaryLine(place, language)];
  return limited('google.maps.places.PlacePrediction', {
    placeId: place.id,
    text: words(`${main}, ${secondary}`),
    mainText: words(main),
    secondaryText: words(secondary),
    distanceMeters: origin && Math.round(distanceInMeters(origin, place)),
    types: placeTypes(place),
    /** The place, which keeps the session for its first details request. */
    toPlace: () => {
      const made = new Place({ id: place.id, requestedLanguage: language });
      if (session !== null) openSessions.set(made, session);
      return made;
    },
  });
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteSuggestion */
export class AutocompleteSuggestion {
  readonly placePrediction: ReturnType<typeof predictionOf> | null = null;

  /**
   * Suggestions for a text; an empty one is a normal call without results. Google documents no exception for it, and
   * the count must show a page's needless calls.
   */
  static async fetchAutocompleteSuggestions(request: Request): Promise<{ suggestions: AutocompleteSuggestion[] }> {
    checkOptions('AutocompleteRequest', request, OPTIONS);
    const { input } = request;
    if (typeof input !== 'string') throw new InvalidValueError('in property input: not a string');
    const regions = readRegions(request.includedRegionCodes);
    const circle = readBias(request.locationBias);
    const origin: Coordinates | null = request.origin ? toCoordinates(request.origin) : null;
    const session = sessionOf(request.sessionToken);
    await callGoogle('places.suggestions', ENDPOINT, session);
    const accepts = ({ country }: GazetteerPlace) => regions.length === 0 || regions.includes(country.toLowerCase());
    const language = languageFor(request.language);
    const suggestions = searchPlaces(input, { circle, accepts }).map((place) =>
      Object.assign(new AutocompleteSuggestion(), { placePrediction: predictionOf(place, language, origin, session) }),
    );
    return { suggestions };
  }
}
limitClass('google.maps.places.AutocompleteSuggestion', AutocompleteSuggestion);
