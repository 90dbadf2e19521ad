import { isWithin } from '../../lib/coordinates';
import { readFragment } from '../../lib/links';
import { cleanText, LINE_MAX } from '../../lib/text/clean-text';
import { namedPlace } from '../../places/place';
import { type LinkedPlace, type LinkedTrip, readPlaceLink } from '../../places/place-link';
import { site } from '../../site';
import type { BookingForm } from './form';

/** Characters that no address contains: line breaks, unassigned ones, broken encoding, markup. */
const FORBIDDEN = /[\p{C}\u2028\u2029\ufffd<>]/u;

/**
 * The pickup in the fragment of a link to the booking screen, `#from=…` (D37): plain text of at most 200 characters,
 * given once, without invisible characters: the script before React passes on what was pasted. Empty for anything else.
 */
export function startFromLink(hash: string): string {
  const texts = readFragment(hash).getAll('from');
  const text = texts.length === 1 ? cleanText(texts[0] ?? '').trim() : '';
  return text.length > LINE_MAX || FORBIDDEN.test(text) ? '' : text;
}

/** The content of a link: a text to look up, or a trip with its places; neither for any other link. */
export interface StartLink {
  /** Empty for none. */
  readonly text: string;
  readonly trip: LinkedTrip | null;
}

/** Parses a fragment: as places (`#from=lat,lng,label&to=…`) if it has them, else as text. */
export function readStartLink(hash: string): StartLink {
  const trip = readPlaceLink(hash);
  return trip.from ? { text: '', trip } : { text: startFromLink(hash), trip: null };
}

/** Outside the service area, where no place can be chosen either, only the text is used. */
const toPlace = ({ label, coordinates }: LinkedPlace) =>
  isWithin(coordinates, site.map.edges) ? namedPlace(label, coordinates) : null;

/** The form with pickup and destination of a link; an end that the link does not name becomes empty. */
export function withLinkedTrip(form: BookingForm, trip: LinkedTrip | null): BookingForm {
  if (!trip) return form;
  return {
    ...form,
    start: trip.from?.label ?? '',
    startPlace: trip.from && toPlace(trip.from),
    end: trip.to?.label ?? '',
    endPlace: trip.to && toPlace(trip.to),
  };
}
