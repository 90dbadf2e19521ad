/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import common from '../../../../src/locales/en/common.json';
import maps from '../../../../src/locales/en/maps.json';
import { CreditBesideMap } from '../../../../src/maps/addresses/address-credit';
import type { ServiceStatus } from '../../../../src/maps/port/service';
import { mapService } from '../../../../src/maps/service/chosen-services';
import { renderScreen } from '../../../support/render-screen-hook';

jest.mock('addresses-provider/service', () => jest.requireActual('../../../../src/maps/open/addresses/service'));
jest.mock('map-provider/service', () => jest.requireActual('../../../../src/maps/open/map/service'));

test.each<[ServiceStatus, 'once on the map' | 'in the form']>([
  ['asking', 'once on the map'],
  ['loading', 'once on the map'],
  ['loaded', 'once on the map'],
  ['refused', 'in the form'],
  ['failed', 'in the form'],
  ['auth-failed', 'in the form'],
])('beside an open map that is %s the credit of open addresses is shown %s', (status, where) => {
  renderScreen(<CreditBesideMap />, { maps, common });
  act(() => mapService.status.set(status));
  const credit = screen.getByRole('link', { name: '© OpenStreetMap contributors' });
  expect(credit.closest('.invisible') !== null).toBe(where === 'once on the map');
});
