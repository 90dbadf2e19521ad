/** @jest-environment jsdom */
import { openService } from '../../../../src/maps/open/open-service';
import { thirdPartyOf } from '../../../../src/maps/service/service-status';

test.each(['http://localhost:3001/photon', 'http://localhost:8000/karte/{z}/{x}/{y}.png'])(
  '%s is the operator’s own: nobody is asked about it',
  (url) => {
    expect(thirdPartyOf([openService(url)])).toBeNull();
  },
);

test.each(['https://{s}.tile.example.org/{z}/{x}/{y}.png', 'https://tile{s}.example.org:8443/{z}/{x}/{y}.png'])(
  '%s: each of its servers is asked for by its own address, and visitors know them by one name',
  (template) => {
    const party = thirdPartyOf([openService(template)]);
    expect(party?.company).toMatch(/^tile\.example\.org(:8443)?$/);
    expect(party?.urls).toEqual(['a', 'b', 'c'].map((server) => template.replace('{s}', server)));
  },
);

test('a service on another host is named by it', () => {
  const tiles = openService('https://sgx.geodatenzentrum.de/{z}/{y}/{x}.png');
  expect(thirdPartyOf([tiles])).toMatchObject({ company: 'sgx.geodatenzentrum.de', product: 'sgx.geodatenzentrum.de' });
});
