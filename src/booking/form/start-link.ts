import { readFragment } from '../../lib/address-part';
import { isWithin } from '../../lib/coordinates';
import { LINE_MAX } from '../../lib/line-max';
import { placeCalled } from '../../places/place';
import { type LinkedPlace, type LinkedTrip, readPlaceLink } from '../../places/place-link';
import { site } from '../../site';
import type { BookingForm } from './form';

/** Characters that no address has: control, invisible and unassigned ones, broken encoding, marks of code. */
const FORBIDDEN = /[\p{C}\u2028\u2029\ufffd<>]/u;

/**
 * The pickup that a link to the booking screen carries in its fragment, `#from=…` (D37): plain text of at most 200 characters, given once.
 * Anything else is no pickup, empty.
 */
export function startFromLink(hash: string): string {
  const texts = readFragment(hash).getAll('from');
  const text = texts.length === 1 ? (texts[0] ?? '').trim() : '';
  return text.length > LINE_MAX || FORBIDDEN.test(text) ? '' : text;
}

/** What a link brings: a text to look for, or a whole trip with its places; neither where it is no such link. */
export interface StartLink {
  /** Empty for none. */
  readonly text: string;
  readonly trip: LinkedTrip | null;
}

/** Reads a fragment: places where it names them (`#from=lat,lng,label&to=…`), else a text. */
export function readStartLink(hash: string): StartLink {
  const trip = readPlaceLink(hash);
  return trip.from ? { text: '', trip } : { text: startFromLink(hash), trip: null };
}

/** Outside the country, where nothing can be chosen either, only the text counts. */
const toPlace = ({ label, coordinates }: LinkedPlace) =>
  isWithin(coordinates, site.map.edges) ? placeCalled(label, coordinates) : null;

/** The form with the trip of a link: its pickup and its destination, or none, take the place of those in the form. */
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
