/** @jest-environment jsdom */
import { type Coordinates, distanceInMeters } from '../../../../src/lib/coordinates';
import { service as addresses } from '../../../../src/maps/google/addresses/service';
import { service as ways } from '../../../../src/maps/google/ways/service';
import { type FakePlace, fakeGoogle } from '../../../support/maps/fake-google';
import { portContract, type WorldAddress } from '../../../support/maps/port-contract';

const named = (longText: string, ...types: string[]) => (longText ? [{ longText, types }] : []);

/** The parts of an address in Google's own words. */
const componentsOf = ({ street, houseNumber, area, city, zipcode }: WorldAddress) => [
  ...named(street, 'route'),
  ...named(houseNumber, 'street_number'),
  ...named(area, 'sublocality'),
  ...named(city, 'locality'),
  ...named(zipcode, 'postal_code'),
];
const titleOf = ({ street, houseNumber, city }: WorldAddress) =>
  [street, houseNumber].filter(Boolean).join(' ') || city;

/** Google's types of a prediction, the primary one first. */
function typesOf({ isArea, kind }: WorldAddress): readonly string[] {
  if (isArea) return ['locality', 'political'];
  if (kind === 'station') return ['train_station', 'transit_station'];
  return kind ? ['international_airport', 'airport'] : ['route'];
}

/** A suggestion as Google answers it: a distance only where the question names an origin. */
function toPlace(address: WorldAddress, origin: Coordinates | null | undefined): FakePlace {
  return {
    id: address.id,
    title: titleOf(address),
    detail: address.city || 'Deutschland',
    types: typesOf(address),
    location: address.coordinates,
    addressComponents: componentsOf(address),
    ...(origin && { distanceMeters: distanceInMeters(origin, address.coordinates) }),
  };
}

/** What Google has been asked for; the circle is the adapter's own. */
function askedSearch({
  language,
  includedRegionCodes,
  locationBias,
}: Omit<google.maps.places.AutocompleteRequest, 'input'>) {
  const { center, radius } = locationBias as google.maps.CircleLiteral;
  return {
    language: language ?? '',
    country: String(includedRegionCodes),
    center: center as Coordinates,
    radiusMeters: radius,
  };
}

portContract({
  addresses,
  ways,
  asksForDetails: true,
  install: (answers) =>
    fakeGoogle({
      suggest: async ({ input, origin, ...request }) =>
        (await answers.suggest(input, askedSearch(request))).map((address) =>
          toPlace(address, origin as Coordinates | undefined),
        ),
      details: () => answers.details(),
      geocode: async ({ location, language }) => {
        const found = await answers.reverse(location, language);
        const components = found ? componentsOf(found) : [];
        return found
          ? [
              {
                place_id: found.id,
                formatted_address: [titleOf(found), found.city || 'Deutschland'].join(', '),
                address_components: components.map(({ longText, types }) => ({ long_name: longText, types })),
              },
            ]
          : [];
      },
      route: async ({ origin, destination }) => {
        const route = await answers.route(origin, destination);
        return route && { ...route, durationMillis: route.durationSeconds * 1_000 };
      },
      matrix: async ({ origins: [from], destinations: [to] }) => {
        if (!from || !to) throw new Error('The matrix was asked for no way');
        return answers.distance(from, to);
      },
    }).install(),
});
