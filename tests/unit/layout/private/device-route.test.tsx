/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { pagePerson, personalStore } from '../../../../src/device/personal-store';
import { DeviceRoute } from '../../../../src/layout/private/device-route';
import { sessionStore, startSession } from '../../../../src/session/session-store';
import { textsOf } from '../../../support/all-texts';
import { fakeBackend } from '../../../support/fake-backend';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const navigate = jest.fn();
Object.assign(globalThis, { __BASE_PATH__: '/website', __PATH_PREFIX__: '/website', ___navigate: navigate });
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

const DELETE = 'DELETE /bookings/B1/share';
const backend = fakeBackend();
const press = (place: HTMLElement) => act(async () => void fireEvent.click(place));

test('"Clear everything" ends the links of shared rides, which this device could not end later', async () => {
  const uninstall = backend.install();
  backend.reply(DELETE, { body: { bookingId: 'B1' } });
  startSession({ token: sampleToken({ id: 7 }), refreshToken: 'any' });
  const share = { bookingId: 'B1', expiresAtMs: Date.now() + 3_600_000, showsName: false };
  personalStore.write('taxi.share', pagePerson.get().person, { shares: [share] });

  renderScreen(<DeviceRoute />, textsOf('en'));
  await press(screen.getByRole('button', { name: 'Clear everything' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Clear everything' });
  if (confirm) await press(confirm);
  await act(async () => void (await import('../../../../src/layout/end-shares')));

  expect(sessionStore.get().status).toBe('anonymous');
  expect(navigate.mock.calls).toEqual([['/website/', { replace: false }]]);
  expect(backend.count(DELETE)).toBe(1);
  uninstall();
});
