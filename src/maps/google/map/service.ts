import { env } from '../../../env';
import { lazyPart } from '../../../ui/use-lazy-part';
import { createService } from '../../service/service-status';

/** Google Maps, which draws the map and finds addresses and routes with one script. */
export const service = createService({
  provider: 'google',
  owner: { company: 'Google', product: 'Google Maps' },
  urls: [env.mapsUrl],
  loader: lazyPart(async () => (await import('../loader')).GoogleMapsLoader),
});
