import { mapBoundaries } from './maps';

const feature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [9.48, 51.3] },
  properties: {
    osm_type: 'N',
    osm_id: 7,
    osm_key: 'building',
    osm_value: 'yes',
    type: 'house',
    name: 'Rathaus',
    street: 'Goethestraße',
    housenumber: '12',
    locality: 'Mitte',
    district: 'Mitte',
    city: 'Kassel',
    state: 'Hessen',
    postcode: '34117',
  },
};
const geometry = {
  type: 'LineString',
  coordinates: [
    [9.49, 51.31],
    [9.48, 51.3],
  ],
};

/** Photon and Valhalla. */
export const openBoundaries = mapBoundaries({
  provider: 'open',
  files: {
    addresses: [
      'src/maps/open/answer.ts',
      'src/maps/open/answer.ts',
      'src/maps/open/addresses/photon.ts',
      'src/maps/open/addresses/photon-address.ts',
      'src/maps/open/addresses/geocoder.ts',
    ],
    ways: ['src/maps/open/ways/valhalla.ts', 'src/maps/open/ways/router.ts'],
  },
  samples: {
    suggestions: [{ type: 'FeatureCollection', features: [feature, { ...feature, properties: { name: 'Aue' } }] }],
    address: [{ features: [feature] }],
    route: [{ code: 'Ok', routes: [{ geometry, distance: 5_300, duration: 540 }] }],
    distance: [{ sources_to_targets: [[{ distance: 5.3, time: 540 }]] }],
  },
  answerWith: (text) => {
    // A refusal has a body too.
    const ok = !text.includes('error_code');
    globalThis.fetch = async () => ({ ok, text: async () => text }) as Response;
  },
});
