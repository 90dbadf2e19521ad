/** @jest-environment jsdom */
import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { fail, succeed } from '../../../../src/lib/result';
import { addressAt } from '../../../../src/maps/addresses/fetch-look-up';
import { addressesService } from '../../../../src/maps/service/chosen-services';
import { useAddressNear } from '../../../../src/ride/following/use-address-near';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { hauptbahnhof } from '../../booking/samples';

jest.mock('../../../../src/maps/addresses/fetch-look-up', () => ({ addressAt: jest.fn() }));

const asked = jest.mocked(addressAt);

afterEach(() => act(() => addressesService.status.set('asking')));

test.each([
  ['failed', hauptbahnhof.label],
  ['no-address', null],
] as const)('after the answer %s the address is %s once the network is back', async (failure, expected) => {
  addressesService.status.set('loaded');
  asked.mockResolvedValueOnce(fail(failure)).mockResolvedValue(succeed(hauptbahnhof));
  const { result } = renderScreenHook(() => useAddressNear(hauptbahnhof.coordinates));
  await act(async () => {});
  expect(result.current.address).toBeNull();
  onlineManager.setOnline(false);
  await act(async () => onlineManager.setOnline(true));
  expect(result.current.address).toBe(expected);
});
