/** Pages that are read as they arrive, in English; German stands below /de. */
export const MARKETING = ['/', '/business', '/partner', '/imprint', '/privacy', '/accessibility', '/terms'];

/** Pages that are programs. */
export const PROGRAMS = ['/bookings', '/booking-details', '/private'];
