import { townsAbroad } from './abroad';
import { aroundKassel, townsAroundKassel } from './around-kassel';
import type { GazetteerPlace } from './gazetteer-place';
import { germanCities, placesInCities } from './german-cities';
import { kasselAddresses } from './kassel-addresses';
import { kasselDistricts } from './kassel-districts';
import { kasselLeisure } from './kassel-leisure';
import { kasselServices } from './kassel-services';

/**
 * The places for the stand-ins: real places and addresses, hand-entered from general knowledge. Positions are accurate
 * to some tens of metres in Kassel, and to the centre elsewhere; house numbers may be wrong. Without a better criterion
 * the order of the list is the order of suggestions: towns and districts, well-known places, houses.
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
