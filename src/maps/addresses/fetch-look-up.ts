/** The script that asks the geocoder: a chunk of its own, fetched when somebody looks for an address, if not before. */
export const fetchLookUp = () => import('./look-up');
