import { townsAbroad } from './abroad';
import { aroundKassel, townsAroundKassel } from './around-kassel';
import type { GazetteerPlace } from './gazetteer-place';
import { germanCities, placesInCities } from './german-cities';
import { kasselAddresses } from './kassel-addresses';
import { kasselDistricts } from './kassel-districts';
import { kasselLeisure } from './kassel-leisure';
import { kasselServices } from './kassel-services';

/**
 * The gazetteer of the local stand-ins: real places and addresses, hand-entered from general knowledge. Positions are
 * right to some tens of metres in Kassel and to the centre elsewhere; no survey, and no promise about house numbers.
 * What stands first is suggested first where nothing else decides: towns and districts, then well-known places, then houses.
 */
export const places: readonly GazetteerPlace[] = [
  ...germanCities,
  ...townsAroundKassel,
  ...kasselDistricts,
  ...kasselServices,
  ...kasselLeisure,
  ...aroundKassel,
  ...placesInCities,
  ...townsAbroad,
  ...kasselAddresses,
];
