/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { useExtras } from '../../../../src/booking/extras/use-extras';
import { defaultVehicles } from '../../../../src/booking/vehicles/vehicles';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { renderScreenHook } from '../../../support/render-screen-hook';

const CALL = 'GET /bookings/get-more-option';
const childSeat = { id: 'c-1', name: 'Child seat' };
const boot = { id: 'c-3', name: 'Large boot' };
const nonSmoker = { id: 'd-1', name: 'Non-smoker' };

let backend: ReturnType<typeof fakeBackend>;
let uninstall: () => void;
const open = (reply: Reply) => {
  backend.reply(CALL, reply);
  return renderScreenHook(() => useExtras(defaultVehicles)).result;
};

beforeEach(() => {
  backend = fakeBackend({ 'GET /vehicle-location': { body: [] } });
  uninstall = backend.install();
});
afterEach(() => uninstall());

test('the extras of the company, without a login; an extra of neither a car nor a driver is left out', async () => {
  const extras = open({ body: [nonSmoker, { id: 'x-1', name: 'Piano' }, childSeat] });
  expect(extras.current).toMatchObject({ status: 'loading', offered: null });
  await waitFor(() => expect(extras.current).toMatchObject({ status: 'known', offered: [childSeat, nonSmoker] }));
  expect(backend.asked.find(({ call }) => call === CALL)?.headers.get('Authorization')).toBeNull();
});

test.each([
  ['empty', { body: [] }, { status: 'known', offered: [] }],
  ['refused', { status: 500 }, { status: 'failed', offered: null }],
  ['unreachable', 'breaks', { status: 'failed', offered: null }],
] as const)('%s and failed are told apart', async (_what, reply, expected) => {
  const extras = open(reply);
  await waitFor(() => expect(extras.current).toMatchObject(expected));
});

test('an extra that no free taxi names is missing, where they name any', async () => {
  backend.reply('GET /vehicle-location', {
    body: [{ vehicleId: 'K1', location: '51.31,9.49', carCategories: ['PKW', 'c-1'] }],
  });
  const extras = open({ body: [childSeat, boot, nonSmoker] });
  await waitFor(() => expect([...extras.current.missing]).toEqual(['c-3']));
});
