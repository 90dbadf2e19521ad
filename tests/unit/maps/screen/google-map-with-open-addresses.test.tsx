/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import common from '../../../../src/locales/en/common.json';
import maps from '../../../../src/locales/en/maps.json';
import { CreditBesideMap } from '../../../../src/maps/addresses/address-credit';
import { MapPanel } from '../../../../src/maps/screen/map-panel';
import { mapService } from '../../../../src/maps/service/chosen-services';
import { renderScreen } from '../../../support/render-screen-hook';

jest.mock('addresses-provider/service', () => jest.requireActual('../../../../src/maps/open/addresses/service'));

test('a map that has failed says so: the suggestions of another service are still there', () => {
  mapService.status.set('failed');
  renderScreen(<MapPanel pickup={null} drop={null} path={[]} />, { maps, common });
  expect(screen.getByRole('alert').textContent).toContain(
    'The map is not available right now. You can still find addresses.',
  );
});

test('beside a Google map open addresses have their credit: the map does not name their source', () => {
  mapService.status.set('loaded');
  renderScreen(<CreditBesideMap />, { maps, common });
  expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).not.toBeNull();
});
