/** @jest-environment jsdom */
import { CurrentStatus } from '../../../../src/account/rides/current-status';
import type { Ride } from '../../../../src/backend/types';
import status from '../../../../src/locales/en/status.json';
import { renderScreen } from '../../../support/render-screen-hook';

test('a pre-order whose search has not begun names no taxi, although the list of rides does', () => {
  const startsAt = new Date(Date.now() + 86_400_000);
  const { container } = renderScreen(
    <CurrentStatus ride={{ bookingId: '77', startsAt, carNumber: 'KS-TX 102' } as Ride} />,
    { status },
  );
  expect(container.textContent).toBe(status.banner.preOrder);
});
