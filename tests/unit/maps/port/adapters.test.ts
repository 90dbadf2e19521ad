/** @jest-environment jsdom */
import * as googleGeocoder from '../../../../src/maps/google/addresses/geocoder';
import * as googleAddresses from '../../../../src/maps/google/addresses/service';
import * as googleCanvas from '../../../../src/maps/google/map/canvas';
import * as googleMap from '../../../../src/maps/google/map/service';
import * as googleRouter from '../../../../src/maps/google/ways/router';
import * as googleWays from '../../../../src/maps/google/ways/service';
import * as openGeocoder from '../../../../src/maps/open/addresses/geocoder';
import * as openAddresses from '../../../../src/maps/open/addresses/service';
import * as openCanvas from '../../../../src/maps/open/map/canvas';
import * as openMap from '../../../../src/maps/open/map/service';
import * as openRouter from '../../../../src/maps/open/ways/router';
import * as openWays from '../../../../src/maps/open/ways/service';
import type { MapCanvas } from '../../../../src/maps/port/map';
import type { Geocoder, Router, Service } from '../../../../src/maps/port/service';

/** What an adapter's files export: the compiler holds each adapter to the port. */
interface Adapter {
  readonly map: { readonly service: Service; readonly MapCanvas: MapCanvas };
  readonly addresses: { readonly service: Service; readonly geocoder: Geocoder };
  readonly ways: { readonly service: Service; readonly router: Router };
}

const adapters: Readonly<Record<Service['provider'], Adapter>> = {
  google: {
    map: { ...googleMap, ...googleCanvas },
    addresses: { ...googleAddresses, ...googleGeocoder },
    ways: { ...googleWays, ...googleRouter },
  },
  open: {
    map: { ...openMap, ...openCanvas },
    addresses: { ...openAddresses, ...openGeocoder },
    ways: { ...openWays, ...openRouter },
  },
};

test.each(Object.entries(adapters))('%s: each of its services names itself', (name, { map, addresses, ways }) => {
  expect([map, addresses, ways].map(({ service }) => service.provider)).toEqual([name, name, name]);
});
