import { env } from '../../../env';
import { lazyPart } from '../../../ui/use-lazy-part';
import { createService } from '../../service/service-status';

/** Google Maps, which draws the map and finds addresses and routes with one script. */
export const service = createService({
  provider: 'google',
  owner: { company: 'Google', product: 'Google Maps' },
  urls: [env.mapsUrl],
  // https://cloud.google.com/maps-platform/terms, 3.2.1
  policies: {
    terms: 'https://maps.google.com/help/terms_maps/',
    privacy: 'https://policies.google.com/privacy',
  },
  loader: lazyPart(async () => (await import('../loader')).GoogleMapsLoader),
});
