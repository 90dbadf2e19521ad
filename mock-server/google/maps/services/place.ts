import { placeById } from '../../../city/search/place-lookup';
import { checkOptions, limitClass, limited } from '../../covered';
import { InvalidValueError, MapsRequestError, requireFields } from '../base/errors';
import { latLng } from '../base/geometry';
import { languageFor } from '../base/texts';
import { addressParts } from './address-format';
import { callGoogle } from './google-call';

const ENDPOINT = 'PLACES_GET_PLACE';
const FIELDS = ['addressComponents', 'location'] as const;

/** https://developers.google.com/maps/documentation/javascript/reference/place#AddressComponent */
type AddressComponent = Pick<google.maps.places.AddressComponent, 'longText' | 'shortText' | 'types'>;

/** The sessions that the first call for details ends: of places that were chosen from suggestions. */
export const openSessions = new WeakMap<Place, string>();

/**
 * A place whose location and parts of the address are undefined until they are fetched.
 * https://developers.google.com/maps/documentation/javascript/reference/place#Place
 */
export class Place {
  readonly id: string;
  requestedLanguage: string | null;
  location: google.maps.LatLng | undefined = undefined;
  addressComponents: AddressComponent[] | undefined = undefined;

  constructor(options: google.maps.places.PlaceOptions) {
    if (typeof options?.id !== 'string' || options.id === '') {
      throw new InvalidValueError('in Place constructor: in property id: not a string');
    }
    checkOptions('PlaceOptions', options, ['id', 'requestedLanguage']);
    this.id = options.id;
    this.requestedLanguage = options.requestedLanguage ?? null;
  }

  /**
   * Fills in the requested fields. The first call ends the session that suggested the place.
   * https://developers.google.com/maps/documentation/javascript/session-pricing
   */
  async fetchFields(request: google.maps.places.FetchFieldsRequest): Promise<{ place: google.maps.places.Place }> {
    const fields = requireFields(request?.fields, FIELDS, ENDPOINT);
    const session = openSessions.get(this) ?? null;
    openSessions.delete(this);
    await callGoogle('places.details', ENDPOINT, session);
    const place = placeById(this.id);
    if (!place) throw new MapsRequestError(ENDPOINT, 'NOT_FOUND', 'The Place ID is no longer valid.');
    if (fields.includes('location')) this.location = latLng(place);
    if (fields.includes('addressComponents')) {
      const parts = addressParts(place, languageFor(this.requestedLanguage));
      this.addressComponents = parts.map(({ long, short, types }) =>
        limited('google.maps.places.AddressComponent', { longText: long, shortText: short, types: [...types] }),
      );
    }
    return { place: this as unknown as google.maps.places.Place };
  }
}
limitClass('google.maps.places.Place', Place);
