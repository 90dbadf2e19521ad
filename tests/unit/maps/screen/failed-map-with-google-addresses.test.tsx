/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import common from '../../../../src/locales/en/common.json';
import maps from '../../../../src/locales/en/maps.json';
import { MapPanel } from '../../../../src/maps/screen/map-panel';
import { mapService } from '../../../../src/maps/service/chosen-services';
import { renderScreen } from '../../../support/render-screen-hook';

test('a map that has failed says so: the suggestions are missing too where one service does both', () => {
  mapService.status.set('failed');
  renderScreen(<MapPanel pickup={null} drop={null} path={[]} />, { maps, common });
  expect(screen.getByRole('alert').textContent).toContain(
    'The map and address suggestions are not available right now.',
  );
});
