/** The geocoder's client: a separate chunk, fetched by the first address lookup at the latest. */
export const fetchLookUp = () => import('./look-up');
