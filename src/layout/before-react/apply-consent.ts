import { answersIn } from '../../consent/answers';
import { readCookie } from '../../device/cookies';

/**
 * In the head of `/bookings` only, before the first paint: whoever has answered about the maps (D27) does not see the question that the
 * built page asks, and the map's place is from the beginning as high as it will be (src/maps/map-panel.module.css).
 */
const { maps } = answersIn(readCookie('taxi-consent') ?? '', new Date());
if (maps) document.documentElement.dataset.maps = maps.isAllowed ? 'yes' : 'no';
