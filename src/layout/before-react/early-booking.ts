import { parseAnswers } from '../../consent/answers';
import { now } from '../../device/clock';
import { readCookie } from '../../device/cookies';
import { readLocalText } from '../../device/storage';

/** In the head of the booking page only, before the first paint. One script: each delays the paint. */

/*
 * A visitor who has answered about the maps (D27) does not see the question of the built page, and the map's box has
 * its final height from the start (src/maps/screen/map-panel.module.css).
 */
const { maps } = parseAnswers(readCookie('taxi-consent') ?? '', new Date(now()));
if (maps) document.documentElement.dataset.maps = maps.isAllowed ? 'yes' : 'no';

/*
 * A draft with a chosen time has its date and time where the form will show them, and nothing below them moves
 * (src/booking/trip/pickup-time.module.css).
 */
if (readLocalText('taxi.draft')?.includes('"isNow":false')) document.documentElement.dataset.later = '';
