import german from '../../../src/locales/de/open-map.json';
import english from '../../../src/locales/en/open-map.json';

/** Words that only the adapter of one service adds to a build, including its texts and style sheets. */
export const openMapWords = ['leaflet', 'open-map-', english.mapKeys, german.mapKeys];
export const openWaysWords = ['valhalla', 'sources_to_targets'];
export const googleAddressesWords = ['AutocompleteSuggestion', 'AutocompleteSessionToken'];
/** Google's sign-in is excluded, because it is in every build. */
export const googleMapsWords = ['maps.googleapis', 'google.maps', '@react-google-maps', ...googleAddressesWords];
