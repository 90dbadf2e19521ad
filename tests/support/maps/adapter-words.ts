import german from '../../../src/locales/de/open-map.json';
import english from '../../../src/locales/en/open-map.json';

/** Words that only the adapter of one service brings into a build, its texts and style sheets included. */
export const openMapWords = ['leaflet', 'open-map-', english.mapKeys, german.mapKeys];
export const openWaysWords = ['valhalla', 'sources_to_targets'];
export const googleAddressesWords = ['AutocompleteSuggestion', 'AutocompleteSessionToken'];
/** Google's sign-in is not among them: it is in each build. */
export const googleMapsWords = ['maps.googleapis', 'google.maps', '@react-google-maps', ...googleAddressesWords];
