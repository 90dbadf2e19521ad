import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { MarkerClusterer } from '@googlemaps/markerclusterer';

/** A page that lays markers together with Google's own package, and has a control of its own on the map. */
async function main(): Promise<void> {
  setOptions({ key: 'local-key', language: 'en' });
  const [{ Map: GoogleMap }, { AdvancedMarkerElement }, { ControlPosition }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('core'),
  ]);
  document.body.style.height = '400px';
  const map = new GoogleMap(document.body, { center: { lat: 51.3183, lng: 9.4902 }, zoom: 10, mapId: 'local-map' });
  const markers = [0, 1, 2].map(
    (place) =>
      new AdvancedMarkerElement({ position: { lat: 51.3183 + place / 1000, lng: 9.4902 }, title: `Taxi ${place}` }),
  );
  new MarkerClusterer({ map, markers });
  const nearer = Object.assign(document.createElement('button'), { textContent: 'Nearer' });
  nearer.addEventListener('click', () => map.setZoom(17));
  map.controls[ControlPosition.TOP_LEFT]?.push(nearer);
}

void main();
