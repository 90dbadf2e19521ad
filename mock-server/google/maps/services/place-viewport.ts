import type { GazetteerPlace } from '../../../city/places/gazetteer-place';
import { LatLngBounds } from '../base/lat-lng-bounds';

/** Degrees from the centre to the edge of a place's viewport: some 200 m, a district, a town. */
function degreesAround({ kind }: GazetteerPlace): number {
  if (kind === 'locality') return 0.05;
  return kind === 'sublocality' ? 0.01 : 0.002;
}

/** The part of the map that shows a place well. */
export function viewportOf(place: GazetteerPlace): LatLngBounds {
  const around = degreesAround(place);
  return new LatLngBounds(
    { lat: place.lat - around, lng: place.lng - around },
    { lat: place.lat + around, lng: place.lng + around },
  );
}
