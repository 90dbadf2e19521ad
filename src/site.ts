import { sample, withoutMarks } from './lib/sample';

/**
 * Who runs this site: the one file an operator edits. Everything here is public. `sample(…)` marks a fact that is made up:
 * replace it, mark and all, by your own. `npm run build:production` refuses while one is left.
 */
const operator = withoutMarks({
  /** Name as shown beside the taxi sign. */
  name: sample('Elfenbein'),
  /** The city whose taxis these are. */
  city: sample('Kassel'),
  /** The fixed number for booking by phone (Spec §9): as people read it, and as a phone dials it. */
  bookingPhone: sample({ shown: '069 90009 123', dialled: '+496990009123' }),
  /** The number that takes bookings by WhatsApp, as people read it and in the digits of a wa.me link. */
  whatsapp: sample({ shown: '0171 3920023', dialled: '491713920023' }),
  email: sample('taxi@example.org'),
  /** What the law wants to be told (DDG 5, GDPR 13, D39). */
  legal: {
    company: sample('Elfenbein Taxi GmbH'),
    representative: sample('Erika Muster'),
    street: sample('Musterstraße 1'),
    postcode: sample('34117'),
    town: sample('Kassel'),
    register: sample('Amtsgericht Kassel, HRB 00000'),
    /** The VAT identification number (USt-IdNr.), for the imprint and for receipts. */
    taxNumber: sample('DE000000000'),
    /** Who grants the permit to carry passengers (PBefG). */
    supervisoryAuthority: sample('Stadt Kassel, Straßenverkehrsamt, Musterplatz 1, 34117 Kassel'),
    /** Where complaints about data protection go. */
    dataProtectionAuthority: sample('Der Hessische Beauftragte für Datenschutz und Informationsfreiheit, Wiesbaden'),
    /** When somebody last checked these facts and the legal pages, `YYYY-MM-DD`. */
    checkedOn: sample('2026-11-01'),
  },
  /**
   * The tariff that the authority has set, in euro, with the day from which it holds (`YYYY-MM-DD`). `largeTaxi` is added to the base
   * fare of a taxi with more than four seats. The local backend charges the same.
   */
  tariff: sample({ baseFare: 4.2, perKm: 2.4, largeTaxi: 7, waitingPerHour: 36, validFrom: '2026-01-01' }),
  /**
   * What extras are called in each language, by the backend's id; one that is not named here, or is empty in a language, is shown as the
   * backend calls it (D41).
   */
  extraNames: sample([
    { id: 'c-1', en: 'Child seat', de: 'Kindersitz' },
    { id: 'c-2', en: 'Wheelchair accessible', de: 'Rollstuhlgerecht' },
    { id: 'c-3', en: 'Large boot', de: 'Großer Kofferraum' },
    { id: 'd-1', en: 'Non-smoker', de: 'Nichtraucher' },
    { id: 'd-2', en: 'Speaks English', de: 'Spricht Englisch' },
    { id: 'd-3', en: 'Helps with luggage', de: 'Hilft beim Gepäck' },
  ]),
  /** How passengers can pay in the taxi, in the order in which it is offered: some or all of these three (Spec §5). */
  paymentTypes: ['cash', 'card', 'wallet'] as readonly ('cash' | 'card' | 'wallet')[],
  /** What it costs to cancel a booking as long as the site offers it, in euro. */
  cancelFee: sample(0),
  /** VAT percentage on invoices when a ride carries none of its own (Spec §9, D13). */
  vatPercent: 19,
  /** Pages elsewhere that the navigation opens for About and Contact (Spec §2); null: those of this site. */
  links: { about: null as string | null, contact: null as string | null },
  /** The one bright colour and the text on it; together at least 4.5:1. */
  colors: { signal: '#ffc400', onSignal: '#17140f' },
  map: {
    /** Where the map looks before anybody has said where they are (Spec §9). */
    center: { lat: 51.3118828, lng: 9.4915751 },
    zoom: 12,
    country: 'de',
    /** The country's outermost degrees: a place that a link names beyond them is not taken as one. */
    edges: { south: 47.27, west: 5.86, north: 55.06, east: 15.05 },
  },
});

/** The operator's facts. */
export const site = operator.facts;

/** A way to pay (Spec §5), whether this operator takes it or not. */
export type PaymentType = (typeof site.paymentTypes)[number];

/** Which of them are samples, as dotted paths: "legal.company". */
export const sampleFacts = operator.samples;

/** Whether a fact is a sample. */
export const isSample = (path: string) => sampleFacts.includes(path);
