import type { GazetteerPlace } from './gazetteer-place';
import { town } from './notation';

const inCountry = (country: GazetteerPlace['country']) => ({ state: null, country });

/** Towns in the countries around, so that a search without a country restriction can find one. */
export const townsAbroad: readonly GazetteerPlace[] = [
  town('Wien', inCountry('AT'), 48.2082, 16.3738, 'Vienna'),
  town('Salzburg', inCountry('AT'), 47.8095, 13.055),
  town('Zürich', inCountry('CH'), 47.3769, 8.5417, 'Zurich'),
  town('Basel', inCountry('CH'), 47.5596, 7.5886),
  town('Straßburg', inCountry('FR'), 48.5734, 7.7521, 'Strasbourg'),
  town('Paris', inCountry('FR'), 48.8566, 2.3522),
  town('Amsterdam', inCountry('NL'), 52.3676, 4.9041),
  town('Prag', inCountry('CZ'), 50.0755, 14.4378, 'Prague'),
];
