/**
 * Who runs this site: the one file an operator edits. Everything here is public.
 * The values are sample content until an operator replaces them.
 */
export const site = {
  /** Name as shown beside the taxi sign. */
  name: 'Elfenbein',
  /** The fixed number for booking by phone (Spec §9): as people read it, and as a phone dials it. */
  bookingPhone: { shown: '069 90009 123', dialled: '+496990009123' },
  /** The number that takes bookings by WhatsApp, as people read it and in the digits of a wa.me link. */
  whatsapp: { shown: '0171 3920023', dialled: '491713920023' },
  /** The tariff that the authority has set, in euro, with the day from which it holds (`YYYY-MM-DD`). */
  tariff: { baseFare: 4.3, perKm: 2.5, waitingPerHour: 36, validFrom: '2026-01-01' },
  /** How passengers can pay in the taxi. */
  paymentTypes: ['cash', 'card', 'wallet'],
  /** VAT percentage on invoices when a ride carries none of its own (Spec §9, D13). */
  vatPercent: 19,
  /** Where the map looks before anybody has said where they are (Spec §9). */
  map: { center: { lat: 51.3118828, lng: 9.4915751 }, zoom: 12, country: 'de' },
} as const;
