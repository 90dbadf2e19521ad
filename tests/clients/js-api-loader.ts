import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** A page that loads the maps as Google's own package does. */
async function main(): Promise<void> {
  setOptions({ key: 'local-key', language: 'de', libraries: ['places'] });
  const [{ Map: GoogleMap }, { AdvancedMarkerElement }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ]);
  const center = { lat: 51.3183, lng: 9.4902 };
  const map = new GoogleMap(document.body, { center, zoom: 14, mapId: 'local-map' });
  new AdvancedMarkerElement({ map, position: center, title: 'Hauptbahnhof' });
  document.title = 'loaded';
}

void main();
