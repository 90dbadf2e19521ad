/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { startTracking } from '../../../../src/job/start-ride';
import type { MapPanel } from '../../../../src/maps/screen/map-panel';
import { TrackingMap } from '../../../../src/ride/tracking/tracking-map';
import { booking } from '../../job/samples';

let shown: Parameters<typeof MapPanel>[0];
jest.mock('../../../../src/maps/screen/map-panel', () => ({
  MapPanel: (props: typeof shown) => {
    shown = props;
    return null;
  },
}));
jest.mock('../../../../src/i18n/use-language', () => ({ useLanguage: () => 'en' }));

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const drop = { lat: 51.32, lng: 9.52 };
const route = { path: [drop, drop], distanceKm: 3, minutes: 9 };

test.each([
  ['no frame yet: the route plus 300 s at the drop', {}, null, [null, '14 min']],
  [
    'what a frame has told, at both',
    { pickupAtMs: NOW + 3 * MINUTE, dropAtMs: NOW + 11 * MINUTE },
    NOW,
    ['3 min', '11 min'],
  ],
  [
    'news that is 30 s old has no minutes',
    { pickupAtMs: NOW + 3 * MINUTE, dropAtMs: NOW + 11 * MINUTE },
    NOW - 30_000,
    [null, null],
  ],
])('%s', (_what, times, arrivalsAtMs, expected) => {
  const tracking = { ...startTracking(booking({ jobStatus: 'ON_THE_WAY', drop })), ...times };
  render(<TrackingMap tracking={tracking} arrivalsAtMs={arrivalsAtMs} route={route} nowMs={NOW} />);
  expect([shown.pickup?.label, shown.drop?.label]).toEqual(expected);
});
