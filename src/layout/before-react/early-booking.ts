import { parseAnswers } from '../../consent/answers';
import { now } from '../../device/clock';
import { readCookie } from '../../device/cookies';
import { hasLocalKey, localStore } from '../../device/storage';

/** In the head of the booking page only, before the first paint. One script: each delays the paint. */

/*
 * A visitor who has answered about the maps (D27) does not see the question of the built page, and the map's box has
 * its final height from the start (src/maps/screen/map-panel.module.css).
 */
const { maps } = parseAnswers(readCookie('taxi-consent') ?? '', new Date(now()));
if (maps) document.documentElement.dataset.maps = maps.isAllowed ? 'yes' : 'no';

/*
 * On a phone, a name and a phone number that will be known have one line from the start
 * (src/booking/form/person-fields.tsx): those of a draft, or of a customer who has ordered on this device.
 */
const draftHasRider = () => /"name":"[^"].*"phone":"[^"]/.test(localStore.read('taxi.draft') ?? '');
if (hasLocalKey('token') ? hasLocalKey('taxi.orderChoices') : draftHasRider())
  document.documentElement.dataset.rider = 'known';
