import { Loader } from 'js-api-loader-1';

/** A page that loads the maps as the package did before its second version. */
async function main(): Promise<void> {
  const loader = new Loader({ apiKey: 'local-key', version: 'weekly', libraries: ['places'] });
  const { Map: GoogleMap } = await loader.importLibrary('maps');
  const { AdvancedMarkerElement } = await loader.importLibrary('marker');
  const center = { lat: 51.3183, lng: 9.4902 };
  const map = new GoogleMap(document.body, { center, zoom: 14, mapId: 'local-map' });
  new AdvancedMarkerElement({ map, position: center, title: 'Hauptbahnhof' });
  document.title = 'loaded';
}

void main();
