/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSending } from '../../../src/job/sharing';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

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

test.each([
  ['works', 'copied'],
  ['fails', 'notCopied'],
] as const)('a copy that %s is said again at a second press: the words go before they come', async (how, said) => {
  const writeText = async () => {
    if (how === 'fails') throw new DOMException('', 'NotAllowedError');
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const shown: (string | null)[] = [];
  const { result } = renderHook(() => {
    const sending = useSending();
    shown.push(sending.copyResult);
    return sending;
  });
  for (const _press of ['first', 'second']) {
    let copied = Promise.resolve();
    act(() => {
      copied = result.current.copy('the link');
    });
    await act(() => copied);
  }
  expect(shown.filter((one, index) => one !== shown[index - 1])).toEqual([null, said, null, said]);
});
