/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSending } from '../../../src/job/sharing';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test.each([
  ['closed by the customer', new DOMException('', 'AbortError'), null],
  ['refused by the device', new DOMException('', 'NotAllowedError'), 'notShared'],
  ['broken', new TypeError(), 'notShared'],
] as const)('a share sheet that is %s says %s', async (_, error, said) => {
  const share = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(undefined);
  Object.assign(navigator, { share });
  const onSent = jest.fn();
  const { result } = renderHook(() => useSending(onSent));
  await act(() => result.current.share({ text: 'my ride' }));
  expect(result.current.copyResult).toBe(said);
  expect(onSent).not.toHaveBeenCalled();

  await act(() => result.current.share({ text: 'my ride' }));
  expect(result.current.copyResult).toBeNull();
  expect(onSent).toHaveBeenCalledTimes(1);
});
