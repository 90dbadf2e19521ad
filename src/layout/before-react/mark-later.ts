import { readLocalText } from '../../device/storage';

/**
 * In the head of the booking page only, before the first paint: a draft with a chosen time has its date and time where
 * the form will show them, and nothing below them moves (src/booking/trip/pickup-time.module.css).
 */
if (readLocalText('taxi.draft')?.includes('"isNow":false')) document.documentElement.dataset.later = '';
