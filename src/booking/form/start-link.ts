import { isWithin } from '../../lib/coordinates';
import { readId } from '../../lib/id';
import { readFragment } from '../../lib/links';
import { namedPlace } from '../../lib/places/place';
import { type LinkedPlace, type LinkedTrip, readPlaceLink } from '../../lib/places/place-link';
import { cleanText, LINE_MAX } from '../../lib/text/clean-text';
import type { PaymentType } from '../../payment-types';
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

/** The address field that a row on Home opens. */
export type SearchField = 'start' | 'end';

/** Parses the link of a row on Home, `#search=end`; null for any other link. */
export function readSearchLink(hash: string): SearchField | null {
  const fields = readFragment(hash).getAll('search');
  const [field] = fields;
  return fields.length === 1 && (field === 'start' || field === 'end') ? field : null;
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

/** The content of a link that repeats a booking. */
export interface BookAgainLink {
  readonly bookingId: string;
  /** The payment type of that booking; null if the link does not name one that the operator takes. */
  readonly payment: PaymentType | null;
}

/**
 * Parses a link that repeats a booking, `/bookings#again=20001&payment=card`; null for any other link. It travels in
 * the fragment, like the places of a link (D37), and without name or phone: the id alone says nothing to strangers.
 */
export function readBookAgainLink(hash: string): BookAgainLink | null {
  const parts = readFragment(hash);
  const ids = parts.getAll('again');
  if (ids.length !== 1 || parts.has('from') || parts.has('to')) return null;
  const bookingId = readId(ids[0] ?? '');
  const payment = site.paymentTypes.find((type) => type === parts.get('payment')) ?? null;
  return bookingId === null ? null : { bookingId, payment };
}
